import { ETAPAS } from '@paco/domain/etapas/etapa'
import { type EtapaMovida, type Movimento, mover } from '@paco/domain/etapas/mover'
import { etapasOf } from '@paco/domain/projetos/etapas-wire'
import type { Projeto } from '@paco/domain/projetos/projeto'
import { type Day, formatDay } from '@paco/domain/shared/days'
import { formatList, formatNumber } from '@paco/domain/shared/formats'
import type { Change } from '../../ui/changes-table.tsx'
import { daysText } from '../etapas/etapa-view.ts'

type Dates = EtapaMovida['antes']

export const PARTE_LABELS: Readonly<Record<Movimento['parte'], string>> = {
  inicio: 'Início',
  inteira: 'Barra inteira',
  fim: 'Fim',
}

export const rotuloOf = (numero: number): string =>
  ETAPAS.find((etapa) => etapa.numero === numero)?.rotulo ?? String(numero)

const dayText = (day: Day | null) => (day === null ? 'sem data' : formatDay(day))

const datesText = ({ inicio, fim, prazo }: Dates) =>
  `${dayText(inicio)} a ${dayText(fim)}${prazo === null ? '' : `, prazo ${formatNumber(prazo)}`}`

/** From what to what, stage by stage. */
export const changesOf = (movidas: readonly EtapaMovida[]): Change[] =>
  movidas.map(({ numero, antes, depois }) => ({
    label: `${numero} - ${rotuloOf(numero)}`,
    before: datesText(antes),
    after: datesText(depois),
  }))

/** What of the stages another person changed since they were read. */
export function othersOf(seen: Projeto, now: Projeto): Change[] {
  const before = etapasOf(seen)
  return etapasOf(now).flatMap((etapa) => {
    const read = before.find(({ numero }) => numero === etapa.numero)
    const change = read && { before: datesText(read), after: datesText(etapa) }
    return change && change.before !== change.after
      ? [{ label: `${etapa.numero} - ${rotuloOf(etapa.numero)}`, ...change }]
      : []
  })
}

/** Only what moved is sent, from the version that was looked at. */
export function bodyOf({ versao }: Projeto, movidas: readonly EtapaMovida[]) {
  const fields = movidas.flatMap(({ numero, antes, depois }) => [
    ...(antes.inicio === depois.inicio ? [] : [[`datainicioetapa${numero}`, depois.inicio]]),
    ...(antes.fim === depois.fim ? [] : [[`datafimetapa${numero}`, depois.fim]]),
    ...(antes.prazo === depois.prazo ? [] : [[`prazoetapa${numero}`, depois.prazo]]),
  ])
  return { ...Object.fromEntries(fields), versao }
}

export const movidasOf = (projeto: Projeto, movimento: Movimento): EtapaMovida[] | null =>
  mover(etapasOf(projeto), movimento)

const signed = (dias: number) => `${daysText(Math.abs(dias))} ${dias < 0 ? 'antes' : 'depois'}`

/** What would happen, in a sentence. */
export function previewText(movidas: readonly EtapaMovida[] | null, { etapa, dias }: Movimento): string {
  if (movidas === null) return 'Não cabe: o fim viria antes do início, ou sairia do calendário.'
  const own = movidas.find(({ numero }) => numero === etapa)
  if (!own) return 'Nada muda ainda: escolha quantos dias.'
  const others = movidas.filter(({ numero }) => numero !== etapa).map(({ numero }) => rotuloOf(numero))
  const along =
    others.length === 0 ? '' : ` ${others.length === 1 ? 'Anda' : 'Andam'} junto: ${formatList(others)}.`
  return `${rotuloOf(etapa)}, ${signed(dias)}: ${dayText(own.depois.inicio)} a ${dayText(own.depois.fim)}.${along}`
}
