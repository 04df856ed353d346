import { readChave } from './chave.ts'
import type { Registro } from './fatos.ts'
import { REGRAS_CONTRATO } from './regras-contrato.ts'
import { REGRAS_MEDICAO } from './regras-medicao.ts'
import { REGRAS_ADITIVO, REGRAS_CONVENIO, REGRAS_OBRA, REGRAS_PARALISACAO } from './regras-registros.ts'

type Nomeada = { readonly chave: string; readonly label: string; readonly anual?: true }

function regrasOf(registro: Registro): readonly Nomeada[] {
  switch (registro) {
    case 'contrato':
      return [...REGRAS_CONTRATO, ...REGRAS_MEDICAO]
    case 'aditivo':
      return REGRAS_ADITIVO
    case 'paralisacao':
      return REGRAS_PARALISACAO
    case 'obra':
      return REGRAS_OBRA
    default:
      return REGRAS_CONVENIO
  }
}

/** A deadline's key in words: 'Publicação do contrato no PNCP (registro 12)'. What no rule knows any more stays as it is. */
export function dizerChave(chave: string): string {
  const of = readChave(chave)
  const last = chave.slice(chave.lastIndexOf(':') + 1)
  const [, name = last, ano] = /^(.+)-(\d{4})$/.exec(last) ?? []
  const regra = of && regrasOf(of.registro).find((one) => one.chave === (one.anual ? name : last))
  if (!of || !regra) return chave
  return `${regra.label}${regra.anual && ano ? ` de ${ano}` : ''} (registro ${of.id})`
}
