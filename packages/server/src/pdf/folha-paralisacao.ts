import type { Folha } from '@paco/domain/paralisacoes/contract'
import type { Paralisacao } from '@paco/domain/paralisacoes/paralisacao'
import { LEI, linhasDaPlaca, linhasDoAviso } from '@paco/domain/paralisacoes/textos'
import { dayOf, formatInstant } from '@paco/domain/shared/days'
import { renderDocument } from './fichas.ts'
import template from './folha-paralisacao.typ?raw'
import { plainLine } from './plain-text.ts'

const TITLES: Readonly<Record<Folha, string>> = {
  aviso: 'Aviso de paralisação de obra',
  placa: 'Placa de obra paralisada',
}

/** One sheet: A4 for the site, A3 lying for the sign. */
export function renderFolha(one: Paralisacao, folha: Folha, issued: Date): Promise<Uint8Array> {
  const [ano, mes, dia] = dayOf(issued).split('-').map(Number)
  const nome = plainLine(one.nomeprojeto)
  const linhasOf = folha === 'placa' ? linhasDaPlaca : linhasDoAviso
  const [, ...linhas] = linhasOf(one).map(([label, text]) => [label, plainLine(text)])
  return renderDocument(template, {
    folha,
    titulo: `${TITLES[folha]} - ${nome}`,
    nome,
    linhas,
    lei: LEI,
    emitido: formatInstant(issued.toISOString()),
    data: { ano, mes, dia },
  })
}
