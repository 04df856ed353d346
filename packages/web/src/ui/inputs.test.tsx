import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { DayInput } from './day-input.tsx'
import { readInteger } from './integer-input.tsx'
import { MoneyInput, readAmount } from './money-input.tsx'
import { dayProblem, readDay } from './read-day.ts'

afterEach(cleanup)

const seen = vi.fn()
afterEach(() => seen.mockClear())

function Money({ initial = null }: { initial?: number | null }) {
  const [value, setValue] = useState<number | null>(initial)
  return (
    <MoneyInput
      label="Valor"
      value={value}
      onChange={(next) => {
        seen(next)
        setValue(next)
      }}
    />
  )
}

function Day({ initial = null }: { initial?: string | null }) {
  const [value, setValue] = useState<string | null>(initial)
  return (
    <DayInput
      label="Prazo"
      value={value}
      onChange={(next) => {
        seen(next)
        setValue(next)
      }}
    />
  )
}

const show = (input: React.ReactElement) => render(<MantineProvider env="test">{input}</MantineProvider>)
const box = (name: string) => screen.getByLabelText(name) as HTMLInputElement

describe('money', () => {
  test.each([
    ['1234,5', 1234.5],
    ['R$ 1.234,50', 1234.5],
    ['1.234', 1234],
    ['12.5', 12.5],
    ['0', 0],
    ['  7 ', 7],
    ['-5', null],
    ['-0', null],
    ['1,234', null],
    ['1,5,5', null],
    ['1e3', null],
    ['dez', null],
    ['', null],
    ['99999999999999', null],
  ])('%j is read as %j', (text, amount) => expect(readAmount(text)).toBe(amount))

  test('typed as people type it, shown in order when the field is left', async () => {
    const user = userEvent.setup()
    show(<Money />)
    await user.type(box('Valor'), '1234,5')
    expect(box('Valor').value).toBe('1234,5')
    expect(seen).toHaveBeenLastCalledWith(1234.5)
    await user.tab()
    expect(box('Valor').value).toBe('1.234,50')
  })

  test('a paste over the whole field is put in order at once', async () => {
    const user = userEvent.setup()
    show(<Money />)
    await user.click(box('Valor'))
    await user.paste('R$ 1.234,50')
    expect(box('Valor').value).toBe('1.234,50')
    expect(seen).toHaveBeenLastCalledWith(1234.5)
  })

  test('what is no amount stays to be corrected, with the reason', async () => {
    const user = userEvent.setup()
    show(<Money initial={10} />)
    await user.clear(box('Valor'))
    await user.type(box('Valor'), '12x')
    await user.tab()
    expect(box('Valor').value).toBe('12x')
    expect(screen.getByText('Informe um valor válido, como 1.234,50.')).toBeTruthy()
    expect(seen).toHaveBeenLastCalledWith(null)
  })
})

describe('days', () => {
  test.each([
    ['31/12/2026', '2026-12-31'],
    ['1/2/2026', '2026-02-01'],
    ['31122026', '2026-12-31'],
    ['2026-12-31', '2026-12-31'],
    ['29/02/2028', '2028-02-29'],
    ['29/02/2026', null],
    ['31/04/2026', null],
    ['1/12/26', '2026-12-01'],
    ['31/12/26', '2026-12-31'],
    ['01/12/00', '2000-12-01'],
    ['1-12-2026', '2026-12-01'],
    ['1-12-26', '2026-12-01'],
    ['1.12.26', '2026-12-01'],
    ['01.12.2026', '2026-12-01'],
    [' 1/12/26 ', '2026-12-01'],
    ['01122026', '2026-12-01'],
    ['29/2/28', '2028-02-29'],
    ['29/2/26', null],
    ['0/12/26', null],
    ['1/13/26', null],
    ['31022026', null],
    ['1/12-26', null],
    ['1/12/026', null],
    ['1/12/6', null],
    ['011226', null],
    ['1/12', null],
    ['12/31/2026', null],
    ['amanhã', null],
    ['', null],
  ])('%j is read as %j', (text, day) => expect(readDay(text)).toBe(day))

  test.each([
    ['', null],
    ['1/12/26', null],
    ['2026-12-31', null],
    ['31/2/26', 'Informe uma data válida. Este dia não existe no calendário.'],
    ['30022026', 'Informe uma data válida. Este dia não existe no calendário.'],
    ['2026-02-30', 'Informe uma data válida. Este dia não existe no calendário.'],
    ['1/12', 'Informe uma data válida, como 31/12/2026.'],
    ['amanhã', 'Informe uma data válida, como 31/12/2026.'],
  ])('%j is refused with %j', (text, problem) => expect(dayProblem(text)).toBe(problem))

  test.each([['{Tab}'], ['{Enter}']])(
    'a year of two figures may still grow: a filter takes it with %s',
    async (key) => {
      const user = userEvent.setup()
      show(<Day />)
      await user.type(box('Prazo'), '1/12/26')
      expect(seen).not.toHaveBeenCalledWith('2026-12-01')
      await user.keyboard(key)
      expect(seen).toHaveBeenLastCalledWith('2026-12-01')
      await user.tab()
      expect(box('Prazo').value).toBe('01/12/2026')
    },
  )

  test('on the way to a whole year no other year is taken', async () => {
    const user = userEvent.setup()
    show(<Day />)
    await user.type(box('Prazo'), '1/12/2026')
    await user.tab()
    expect(seen.mock.calls.flat().filter((day) => day !== null)).toEqual(['2026-12-01'])
  })

  test('typed, with or without bars', async () => {
    const user = userEvent.setup()
    show(<Day />)
    await user.type(box('Prazo'), '31122026')
    await user.tab()
    expect(box('Prazo').value).toBe('31/12/2026')
    expect(seen).toHaveBeenLastCalledWith('2026-12-31')
  })

  test('an impossible date is told and not lost', async () => {
    const user = userEvent.setup()
    show(<Day initial="2026-01-01" />)
    await user.clear(box('Prazo'))
    await user.type(box('Prazo'), '31/02/2026')
    await user.tab()
    expect(box('Prazo').value).toBe('31/02/2026')
    expect(screen.getByText('Informe uma data válida. Este dia não existe no calendário.')).toBeTruthy()
    expect(seen).toHaveBeenLastCalledWith(null)
  })

  test('picked in a calendar that speaks Portuguese', async () => {
    const user = userEvent.setup()
    show(<Day initial="2026-12-31" />)
    await user.click(screen.getByRole('button', { name: 'Abrir calendário' }))
    await user.click(await screen.findByRole('button', { name: '25 dezembro 2026' }))
    await waitFor(() => expect(box('Prazo').value).toBe('25/12/2026'))
    expect(seen).toHaveBeenLastCalledWith('2026-12-25')
  })
})

test.each([
  ['2026', 2026],
  ['1.234', 1234],
  ['12.5', null],
  ['-1', null],
  ['1e3', null],
  ['', null],
])('whole number: %j is read as %j', (text, number) => expect(readInteger(text)).toBe(number))
