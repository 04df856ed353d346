import { fold } from '../../shared/fold.ts'
import type { ObraFatos } from './fatos.ts'
import { isAssinado } from './fatos-contrato.ts'

/** What OC4IDS calls where a work stands, what it is and what it serves. */

/** Procurement is part of the implementation there. */
const POR_ETAPA: Readonly<Record<number, string>> = {
  1: 'identification',
  2: 'preparation',
  3: 'implementation',
  4: 'implementation',
  5: 'implementation',
  6: 'completion',
}

/** The stage in which works are built: what was received before it, such as a design, ends nothing. */
const EXECUCAO = 5

const IN_VAIN = ['Anulado', 'Rescindido com sanção', 'Rescindido sem sanção']

/** The contracts that a work was built by. */
const built = ({ contratos }: ObraFatos) =>
  contratos.filter((contrato) => isAssinado(contrato) && !IN_VAIN.includes(contrato.situacao))

/** On which day all of its works had been received for good; null while they have not. */
export function recebidoEm(obra: ObraFatos): string | null {
  const dias = built(obra).map(({ recebido_definitivo_em }) => recebido_definitivo_em)
  if (dias.length === 0 || obra.etapa_atual < EXECUCAO || dias.includes(null)) return null
  return (
    dias
      .flatMap((dia) => dia ?? [])
      .sort()
      .at(-1) ?? null
  )
}

export function statusOf(obra: ObraFatos): string {
  if (recebidoEm(obra) !== null) return 'maintenance'
  if (obra.status === 'Concluído') return 'completion'
  return POR_ETAPA[obra.etapa_atual] ?? 'identification'
}

const TIPOS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(reforma|recuperacao|revitalizacao|recapeamento|restauro|restauracao|requalificacao)\b/,
    'rehabilitation',
  ],
  [/\b(ampliacao|extensao|duplicacao)\b/, 'expansion'],
  [/\b(substituicao|troca)\b/, 'replacement'],
  [/\b(construcao|implantacao|pavimentacao|edificacao)\b/, 'construction'],
]

/** By the first of these words in its name; then by what its contract says; else nobody has said. */
export function typeOf(obra: ObraFatos): string | null {
  const nome = fold(obra.nomeprojeto)
  const ditos = TIPOS.flatMap(([palavras, tipo]) => {
    const onde = palavras.exec(nome)?.index
    return onde === undefined ? [] : [{ onde, tipo }]
  })
  const [primeiro] = ditos.toSorted((one, other) => one.onde - other.onde)
  return primeiro?.tipo ?? (obra.contratos.some(({ reforma }) => reforma) ? 'rehabilitation' : null)
}

/** Functions of government (Portaria 42/1999). */
const SETORES: Readonly<Record<string, string>> = {
  '10': 'health',
  '12': 'education',
  '13': 'cultureSportsAndRecreation',
  '15': 'transport.urban',
  '16': 'socialHousing',
  '17': 'waterAndWaste',
  '18': 'naturalResources',
  '20': 'economy',
  '22': 'economy',
  '23': 'economy',
  '24': 'communications',
  '25': 'energy',
  '26': 'transport.road',
  '27': 'cultureSportsAndRecreation',
}

/** By the budget lines it draws on; without one nobody has said. */
export const sectorOf = ({ dotacoes }: ObraFatos): string[] => [
  ...new Set(
    dotacoes.flatMap(({ funcional }) => {
      const funcao = /^\s*(\d{2})(?!\d)/.exec(funcional)?.[1]
      return funcao === undefined ? [] : (SETORES[funcao] ?? 'governance')
    }),
  ),
]
