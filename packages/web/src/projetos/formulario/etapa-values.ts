import { cumulativeDurations } from '@paco/domain/etapas/durations'
import { ETAPAS, SITUACOES } from '@paco/domain/etapas/etapa'
import { marcaOf } from '@paco/domain/etapas/marca'
import { daysLate, isLate, percentualOf, regraText } from '@paco/domain/etapas/progress'
import { type Linha, prazosAquem } from '@paco/domain/etapas/sozinhas'
import type { Projeto } from '@paco/domain/projetos/projeto'
import { type Day, daysBetween, parseDay } from '@paco/domain/shared/days'
import { formatList } from '@paco/domain/shared/formats'
import { formatAmount, parseMoney } from '@paco/domain/shared/money'
import type { Values } from '../../ui/entity-form/types.ts'
import type { EtapaView } from '../etapas/etapa-view.ts'

/** The day typed in a field; null while it is empty or no day yet. */
const dayIn = (value: unknown): Day | null => (typeof value === 'string' ? parseDay(value) : null)

/** The deadline in a field as a number: typed as one, or as the text that 'Diferença entre datas' fills in. */
export const deadlineIn = (value: unknown): unknown =>
  typeof value === 'string' ? (parseMoney(value) ?? value) : value

function linhaIn(values: Values, numero: number): Linha {
  const prazo = deadlineIn(values[`prazoetapa${numero}`])
  return {
    inicio: dayIn(values[`datainicioetapa${numero}`]),
    fim: dayIn(values[`datafimetapa${numero}`]),
    prazo: typeof prazo === 'number' ? prazo : null,
  }
}

/** Dates and deadlines of the six stages as they stand in the form. */
export const typedLinhas = (values: Values): Linha[] => ETAPAS.map(({ numero }) => linhaIn(values, numero))

/** The six stages as they stand in the form on a given day; what was first planned comes from the record. */
export function typedEtapas(values: Values, today: Day, record?: Projeto): EtapaView[] {
  const fisico = record?.fisico ?? null
  return ETAPAS.map(({ numero, nome, rotulo }) => {
    const etapa = {
      numero,
      rotulo,
      nome: String(values[`etapa${numero}`] || nome),
      ...linhaIn(values, numero),
      situacao: SITUACOES.find((known) => known === values[`situacaoetapa${numero}`]) ?? null,
      inicioOriginal: record?.[`datainiciooriginal${numero}`] ?? null,
      fimOriginal: record?.[`datafimoriginal${numero}`] ?? null,
      inicioReal: dayIn(values[`datainicioreal${numero}`]),
      fimReal: dayIn(values[`datafimreal${numero}`]),
    }
    return {
      ...etapa,
      estado: isLate(etapa, today) ? 'Atrasado' : (etapa.situacao ?? 'Não iniciado'),
      percentual: percentualOf(etapa, fisico, today),
      regra: regraText(etapa, fisico, today),
      diasAtraso: daysLate(etapa, today),
      marca: marcaOf(etapa, today),
      dias: etapa.inicio !== null && etapa.fim !== null ? daysBetween(etapa.inicio, etapa.fim) : null,
    }
  })
}

/**
 * 'Diferença entre datas': the deadline of each stage that has both dates. What was typed for the others stays: nothing
 * a person wrote is taken away without a word. As texts with two decimals, as the city hall asked.
 */
export function durationsToFill(etapas: readonly EtapaView[]): Values {
  const totals = cumulativeDurations(etapas)
  return Object.fromEntries(
    etapas.flatMap(({ numero }, index) => {
      const total = totals[index] ?? null
      return total === null ? [] : [[`prazoetapa${numero}`, formatAmount(total)]]
    }),
  )
}

const numbersOf = (etapas: readonly EtapaView[]) => formatList(etapas.map(({ numero }) => String(numero)))

/** What the button did, in a sentence. */
export function filledText(etapas: readonly EtapaView[]): string {
  const undated = etapas.filter(({ dias }) => dias === null)
  if (undated.length === 0) return 'Prazos preenchidos com o total acumulado de dias.'
  if (undated.length === etapas.length) return 'Informe as datas de início e fim das etapas para calcular.'
  const which = undated.length === 1 ? 'A etapa' : 'As etapas'
  const rest =
    undated.length === 1 ? 'ficou como estava: falta uma das datas.' : 'ficaram como estavam: faltam datas.'
  return `Prazos preenchidos. ${which} ${numbersOf(undated)} ${rest}`
}

/** Dates the wrong way round are accepted, as the city hall does, but never pass unnoticed. */
export function reversedText(etapas: readonly EtapaView[]): string | null {
  const reversed = etapas.filter(({ dias }) => dias !== null && dias < 0)
  if (reversed.length === 0) return null
  const which = reversed.length === 1 ? 'a etapa' : 'as etapas'
  return `Confira ${which} ${numbersOf(reversed)}: o fim vem antes do início.`
}

/** A stage declared done before its time is accepted, but never passes unnoticed: somebody may mean the next one. */
export function aheadText(etapas: readonly EtapaView[], today: Day): string | null {
  const ahead = etapas.filter(({ situacao, fim }) => situacao === 'Concluído' && fim !== null && fim > today)
  if (ahead.length === 0) return null
  return ahead.length === 1
    ? `Confira a etapa ${numbersOf(ahead)}: está concluída e o seu fim previsto ainda não chegou.`
    : `Confira as etapas ${numbersOf(ahead)}: estão concluídas e os seus fins previstos ainda não chegaram.`
}

/** Who types days of the stage alone where totals are counted gets no end, and is told why. */
export function aquemText(etapas: readonly Linha[]): string | null {
  const [first] = prazosAquem(etapas)
  if (!first) return null
  return `Confira o prazo da etapa ${first.numero}: ele conta desde a etapa 1, como em “Diferença entre datas”, e as etapas anteriores já somam ${first.total} dias.`
}
