import { addDays, type Day } from '@paco/domain/shared/days'
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

const event = ({ tipo, id, parte, titulo, detalhe, secretaria_nome, dia }: Due, stamp: string) => [
  'BEGIN:VEVENT',
  `UID:${[tipo, id, ...(parte === null ? [] : [parte.replace('/', '-')])].join('-')}@paco`,
  `DTSTAMP:${stamp}`,
  `DTSTART;VALUE=DATE:${compact(dia)}`,
  `DTEND;VALUE=DATE:${compact(addDays(dia, 1))}`,
  `SUMMARY:${escaped(`${titulo}: ${detalhe}`)}`,
  ...(secretaria_nome === null ? [] : [`DESCRIPTION:${escaped(secretaria_nome)}`]),
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
    'X-WR-CALNAME:Prazos da prefeitura',
    'X-WR-TIMEZONE:America/Sao_Paulo',
    ...due.flatMap((one) => event(one, stamp)),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}
