import { type Day, formatDay, parseDay } from '@paco/domain/shared/days'
import { fold } from '@paco/domain/shared/fold'
import { formatNumber, formatWhole, numberFormat } from '@paco/domain/shared/formats'
import { formatAmount, parseMoney } from '@paco/domain/shared/money'
import { formatQuantity, parseQuantity } from '@paco/domain/shared/quantity'
import { dayProblem, readDay } from '../read-day.ts'
import type { ChoiceColumn, GridColumn, NumberColumn, Read, TextColumn, WordsColumn } from './types.ts'

type NumberKind = NumberColumn<unknown>['kind']

/** How each kind of number is written, read, and asked for. */
const NUMBERS: Record<
  NumberKind,
  { write: (value: number) => string; read: (text: string) => number | null; error: string }
> = {
  quantity: {
    write: formatQuantity,
    read: parseQuantity,
    error: 'Informe uma quantidade com até 4 casas, como 1.234,5678.',
  },
  money: { write: formatAmount, read: parseMoney, error: 'Informe um valor válido, como 1.234,50.' },
  percent: {
    write: (value) => `${formatQuantity(value).replace(/,?0+$/, '')}%`,
    read: (text) => parseQuantity(text.replace(/%\s*$/, '')),
    error: 'Informe uma porcentagem, como 12,5%.',
  },
  integer: {
    write: formatWhole,
    read: (text) => {
      const number = parseQuantity(text)
      return Number.isSafeInteger(number) ? number : null
    },
    error: 'Informe um número inteiro, como 1.234.',
  },
  decimal: {
    write: numberFormat({ maximumFractionDigits: 20 }),
    read: parseQuantity,
    error: 'Informe um número, como 1.234,5.',
  },
  // Never grouped in thousands.
  year: {
    write: String,
    read: (text) => (/^\s*\d{4}\s*$/.test(text) ? Number(text) : null),
    error: 'Informe um ano com quatro algarismos, como 2026.',
  },
}

export const writeNumber = (kind: NumberKind, value: number): string => NUMBERS[kind].write(value)

export function readNumber(kind: NumberKind, text: string): Read<number> {
  const value = NUMBERS[kind].read(text)
  // `-0` is zero.
  return value === null ? { error: NUMBERS[kind].error } : { value: value === 0 ? 0 : value }
}

export const holdsWords = <Row>(column: GridColumn<Row>): column is WordsColumn<Row> =>
  column.kind === 'text' || column.kind === 'choice' || column.kind === 'date'

const isControl = (letter: string) => letter < ' ' || letter === '\u007f'

/** One line, without what no keyboard types. */
const plain = (text: string): string =>
  [...text]
    .map((letter) => (isControl(letter) ? ' ' : letter))
    .join('')
    .trim()

export function readWords({ maxLength }: Pick<TextColumn<unknown>, 'maxLength'>, text: string): Read<string> {
  const value = plain(text)
  return maxLength !== undefined && value.length > maxLength
    ? { error: `Use no máximo ${formatNumber(maxLength)} caracteres.` }
    : { value: value === '' ? null : value }
}

type Options = Pick<ChoiceColumn<unknown>, 'options'>

/** More than these would not be read in one glance. */
const NAMED = 6

/** By its words or its value, whatever the case and the accents. */
export function readChoice({ options }: Options, text: string): Read<string> {
  const wanted = fold(text.trim())
  const found =
    options.find(({ label }) => fold(label) === wanted) ?? options.find(({ value }) => fold(value) === wanted)
  const names = options.slice(0, NAMED).map(({ label }) => label)
  const rest = options.length > NAMED ? ' …' : ''
  return found ? { value: found.value } : { error: `Escolha uma das opções: ${names.join(', ')}${rest}.` }
}

export const writeChoice = ({ options }: Options, value: string): string =>
  options.find((option) => option.value === value)?.label ?? value

/** As people type it, or as a spreadsheet or a program pastes it. */
export function readDate(text: string): Read<Day> {
  const problem = dayProblem(text)
  return problem === null ? { value: readDay(text) } : { error: problem }
}

/** What is no day is shown as it is. */
export function writeDate(value: string): string {
  const day = parseDay(value)
  return day === null ? value : formatDay(day)
}
