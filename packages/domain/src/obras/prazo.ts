import { type Day, dayOf, daysBetween, formatDay } from '../shared/days.ts'
import type { CorrecaoDoPrazo, FatosQueMudam } from './mudancas.ts'
import { termoText } from './mudancas.ts'

/** `+30 dias`, `−1 dia`. */
const dias = (count: number) =>
  `${count < 0 ? '−' : '+'}${Math.abs(count)} ${Math.abs(count) === 1 ? 'dia' : 'dias'}`

interface Passo {
  readonly texto: string
  readonly dias: number
}

const correcaoDias = ({ fim_antes, fim_depois }: CorrecaoDoPrazo): number =>
  fim_antes === null || fim_depois === null ? 0 : daysBetween(fim_antes, fim_depois)

/** What moved the end of the works, that is noted somewhere. */
const passosOf = ({
  aditivos,
  paralisacoes,
  correcoes,
}: Omit<FatosQueMudam, 'contratos' | 'recebimentos'>): Passo[] => [
  ...aditivos
    .filter(({ prazo, move_obra, de_paralisacao }) => prazo && move_obra && !de_paralisacao)
    .map((aditivo) => ({ texto: termoText(aditivo), dias: aditivo.prazo ?? 0 })),
  ...paralisacoes.flatMap(({ inicio, reinicio }) =>
    reinicio === null
      ? []
      : [
          {
            texto: `Paralisação de ${formatDay(inicio)} a ${formatDay(reinicio)}`,
            dias: daysBetween(inicio, reinicio),
          },
        ],
  ),
  ...correcoes.map((correcao) => ({
    texto: `Correção registrada em ${formatDay(dayOf(new Date(correcao.feita_em)))}`,
    dias: correcaoDias(correcao),
  })),
]

interface Prazos extends Omit<FatosQueMudam, 'contratos' | 'recebimentos'> {
  readonly fim: Day | null
  readonly fim_inicial: Day | null
}

/**
 * By what the planned end of a work moved from where it first stood, each with its days. What no amendment, stoppage or
 * correction explains was moved in the schedule before it was frozen, and is told as that.
 */
export function motivosDoPrazo({ fim, fim_inicial, ...fatos }: Prazos): string[] {
  if (fim === null || fim_inicial === null || fim === fim_inicial) return []
  const passos = passosOf(fatos)
  const rest = daysBetween(fim_inicial, fim) - passos.reduce((sum, passo) => sum + passo.dias, 0)
  return [
    ...passos.map((passo) => `${passo.texto}: ${dias(passo.dias)}`),
    ...(rest === 0 ? [] : [`Revisão do cronograma pela prefeitura, sem aditivo: ${dias(rest)}`]),
  ]
}
