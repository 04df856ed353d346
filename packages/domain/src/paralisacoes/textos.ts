import { motivoText } from '../projetos/paralisada.ts'
import { formatDay } from '../shared/days.ts'
import type { Paralisacao } from './paralisacao.ts'

type Told = Pick<
  Paralisacao,
  | 'nomeprojeto'
  | 'secretaria_nome'
  | 'contrato_nome'
  | 'motivo'
  | 'detalhe'
  | 'responsavel'
  | 'inicio'
  | 'reinicio_previsto'
>

const restartOf = ({ reinicio_previsto }: Told) =>
  reinicio_previsto === null ? 'ainda sem data prevista' : formatDay(reinicio_previsto)

export const LEI = 'Lei nº 14.133/2021, art. 115, § 6º'

type Linha = readonly [label: string, text: string]

/** What art. 115 § 6 wants told, line by line: label and what is said. */
export const linhasDaPlaca = (told: Told): readonly Linha[] => [
  ['Obra', told.nomeprojeto],
  ['Secretaria', told.secretaria_nome],
  ['Paralisada desde', formatDay(told.inicio)],
  ['Motivo', motivoText(told)],
  ['Responsável', told.responsavel],
  ['Reinício previsto', restartOf(told)],
]

/** The same for those who have time to read, with the contract the works were stopped under. */
export function linhasDoAviso(told: Told): readonly Linha[] {
  const [obra, secretaria, ...rest] = linhasDaPlaca(told) as [Linha, Linha, ...Linha[]]
  const contrato: Linha[] = told.contrato_nome === null ? [] : [['Contrato', told.contrato_nome]]
  return [obra, secretaria, ...contrato, ...rest]
}

/** For the city's site. */
export const avisoText = (told: Told): string =>
  [
    'AVISO DE PARALISAÇÃO DE OBRA',
    LEI,
    '',
    ...linhasDoAviso(told).map(([label, text]) => `${label}: ${text}`),
  ].join('\n')

/** For the sign at the works: short enough to be read from the street. */
export const placaText = (told: Told): string =>
  [
    'OBRA PARALISADA',
    told.nomeprojeto,
    `Desde: ${formatDay(told.inicio)}`,
    `Motivo: ${motivoText(told)}`,
    `Responsável: ${told.responsavel}`,
    `Reinício previsto: ${restartOf(told)}`,
  ].join('\n')
