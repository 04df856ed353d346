import { act, cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useNear } from './use-near.ts'

let tell: ((entries: { isIntersecting: boolean }[]) => void) | undefined
class Watching {
  constructor(callback: typeof tell) {
    tell = callback
  }
  observe() {}
  disconnect() {
    tell = undefined
  }
}
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Box() {
  const box = useRef<HTMLDivElement>(null)
  return <div ref={box}>{useNear(box) ? 'desenhado' : 'longe'}</div>
}

test('what is far is drawn when it comes near, and stays', () => {
  vi.stubGlobal('IntersectionObserver', Watching)
  render(<Box />)
  expect(screen.getByText('longe')).toBeTruthy()
  act(() => tell?.([{ isIntersecting: false }]))
  expect(screen.getByText('longe')).toBeTruthy()
  act(() => tell?.([{ isIntersecting: true }]))
  expect(screen.getByText('desenhado')).toBeTruthy()
  expect(tell).toBeUndefined()
})

test('on paper everything is', () => {
  vi.stubGlobal('IntersectionObserver', Watching)
  render(<Box />)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(screen.getByText('desenhado')).toBeTruthy()
  act(() => void window.dispatchEvent(new Event('afterprint')))
})
