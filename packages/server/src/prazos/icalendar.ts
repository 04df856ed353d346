import { cidadeAtual } from '@paco/domain/cidade/atual'
import { addDays, type Day, fusoNow } from '@paco/domain/shared/days'
import type { Due } from './queries.ts'

/** Commas, semicolons and backslashes mean something in a calendar; line breaks are spelled, other controls dropped. */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')

const LINE = 75

/** No line is longer than 75 octets: it goes on in the next, after a space. No character is cut in two. */
function fold(line: string): string {
  const lines: string[] = []
  let current = ''
  for (const char of line) {
    if (Buffer.byteLength(current + char) > LINE) {
      lines.push(current)
      current = ' '
    }
    current += char
  }
  return [...lines, current].join('\r\n')
}

const compact = (day: Day) => day.replaceAll('-', '')

/** The same for as long as the thing is due, so that a calendar moves it and does not show it twice. */
const uidOf = ({ tipo, id, parte }: Due) =>
  [tipo, ...(tipo === 'legal' ? [] : [id]), ...(parte === null ? [] : [parte.replace(/[/:]/g, '-')])].join(
    '-',
  )

/** Whose it is, and of what the law asks, on what it rests and what to do. */
const descriptionOf = ({ secretaria_nome, base_legal, acao }: Due) =>
  [secretaria_nome, base_legal, acao].filter((line) => line !== null).join('\n')

const event = (due: Due, stamp: string) => [
  'BEGIN:VEVENT',
  `UID:${uidOf(due)}@paco`,
  `DTSTAMP:${stamp}`,
  `DTSTART;VALUE=DATE:${compact(due.dia)}`,
  `DTEND;VALUE=DATE:${compact(addDays(due.dia, 1))}`,
  `SUMMARY:${escaped(`${due.titulo}: ${due.detalhe}`)}`,
  ...(descriptionOf(due) === '' ? [] : [`DESCRIPTION:${escaped(descriptionOf(due))}`]),
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

/** Days due as a calendar (RFC 5545), one whole-day event each. */
export function toCalendar(due: readonly Due[], now: Date): string {
  const stamp = `${now.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Paco//Prazos//PT-BR',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(`Prazos da ${cidadeAtual().nome_orgao}`)}`,
    `X-WR-TIMEZONE:${fusoNow()}`,
    ...due.flatMap((one) => event(one, stamp)),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}
