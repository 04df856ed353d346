import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { decoration } from './decoration.tsx'

const Hint = ({ text }: { text: string }) => <p>{text}</p>

test('what cannot be loaded draws nothing, leaves the page as it is, and is asked for again', async () => {
  // React tells the console of every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn<() => Promise<typeof Hint>>()
  load
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(Hint)
  const Decoration = decoration(load)
  const page = (key: string) => (
    <>
      <input aria-label="Legenda" defaultValue="Laje 3" />
      <Decoration key={key} text="Aviso" />
    </>
  )
  const { rerender } = render(page('first'))
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled())
  expect(screen.getByLabelText<HTMLInputElement>('Legenda').value).toBe('Laje 3')
  expect(screen.queryByText('Aviso')).toBeNull()
  rerender(page('next'))
  expect(await screen.findByText('Aviso')).toBeTruthy()
})
