import { formatDay } from '../shared/days.ts'
import { formatKnown, formatMoney, NAO_INFORMADO } from '../shared/money.ts'
import type { ContratoDaObra } from './fatos.ts'
import type { ObraPublica } from './obra.ts'

/** A fact of a work's page: its name and what it says. The page and its form without a program show the same ones. */
export type Par = readonly [label: string, value: string]

type Valores = Pick<
  ObraPublica,
  'situacao' | 'valor_inicial' | 'valor_atual' | 'contratado' | 'medido' | 'pago' | 'reajustes'
> & {
  readonly contratos: readonly Pick<
    ContratoDaObra,
    'numero_ano' | 'medido_antes' | 'pago_antes' | 'antes_ate'
  >[]
}

/** What contracts say was measured and paid before this system was used: it is in the sums, and told as such. */
const antesDoUso = ({ contratos }: Valores): Par[] =>
  contratos.flatMap(({ numero_ano, medido_antes, pago_antes, antes_ate }): Par[] =>
    antes_ate === null
      ? []
      : [
          [
            `Até ${formatDay(antes_ate)}, antes do uso do sistema (contrato ${numero_ano})`,
            `medido ${formatKnown(medido_antes)}, pago ${formatKnown(pago_antes)}`,
          ],
        ],
  )

/** How much a work was to cost, what was contracted, measured and paid; of what nobody recorded that it is unknown. */
export function quantoDaObra(obra: Valores): Par[] {
  const { situacao, valor_inicial, valor_atual, contratado, medido, pago, reajustes } = obra
  const moved = valor_inicial !== null && valor_inicial !== valor_atual
  const works = contratado !== null || situacao !== 'nao_iniciada'
  return [
    ...(moved ? ([['Valor previsto no início', formatMoney(valor_inicial)]] as const) : []),
    ['Valor previsto', formatKnown(valor_atual)],
    ...(works
      ? ([
          ['Contratado', formatKnown(contratado)],
          ...(reajustes ? ([['Reajustes, dentro do contratado', formatMoney(reajustes)]] as const) : []),
          ['Executado (medido)', formatKnown(medido)],
          ['Pago', formatKnown(pago)],
        ] as const)
      : []),
    ...antesDoUso(obra),
  ]
}

/** That more was paid than is contracted, or measured: never without a word. */
export function notaDoPago({ contratado, medido, pago }: Valores): string | null {
  if (contratado === null || pago === null) return null
  if (pago > contratado)
    return 'O pago passa do contratado: falta registrar um aditivo ou reajuste, ou há um pagamento a conferir.'
  return medido !== null && pago > medido
    ? 'O pago passa do medido porque inclui reajustes de preços, ou porque houve adiantamento.'
    : null
}

type Datas = Pick<
  ObraPublica,
  'situacao' | 'inicio' | 'fim' | 'fim_texto' | 'fim_inicial' | 'encerramento' | 'concluida_em'
>

/** When a work begins and ends, beside when that was first promised. */
export function quandoDaObra(obra: Datas): Par[] {
  const { situacao, inicio, fim, fim_texto, fim_inicial, encerramento, concluida_em } = obra
  const termino = situacao === 'concluida' ? concluida_em : fim
  return [
    [
      situacao === 'nao_iniciada' ? 'Início previsto' : 'Início',
      inicio === null ? NAO_INFORMADO : formatDay(inicio),
    ],
    ...(fim_inicial === null ? [] : ([['Previsão inicial de término', formatDay(fim_inicial)]] as const)),
    [
      situacao === 'concluida' ? 'Concluída em' : 'Previsão atual de término',
      termino === null ? (situacao === 'concluida' ? NAO_INFORMADO : fim_texto) : formatDay(termino),
    ],
    ...(encerramento === null
      ? []
      : ([['Prazo do projeto, com a prestação de contas', formatDay(encerramento)]] as const)),
  ]
}

/** `43%, pelo que foi medido em boletins aprovados`, and the stages of the project where they say another percentage. */
export function andamentoDaObra(
  obra: Pick<ObraPublica, 'percentual' | 'percentual_texto' | 'progresso'>,
): Par[] {
  const { percentual, percentual_texto, progresso } = obra
  return [
    ['Andamento da obra', `${percentual}%, ${percentual_texto}`],
    ...(progresso === percentual
      ? []
      : ([['Etapas do projeto', `${progresso}%, pela média das seis etapas`]] as const)),
  ]
}
