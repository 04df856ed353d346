import { setCidade } from '@paco/domain/cidade/atual'
import { SEM_CIDADE } from '@paco/domain/cidade/padrao'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { queryClient } from '../src/app/query-client.ts'
import { readQuestion } from '../src/ui/confirm.ts'
import { closeToast, readToasts } from '../src/ui/toast.ts'

// Whole screens in a simulated browser take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 })
configure({ asyncUtilTimeout: 10_000 })

// Each test leaves the page as it found it.
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  queryClient.clear()
  readQuestion()?.answer(false)
  for (const { id } of readToasts()) closeToast(id)
})

// And each file the browser, which the next one lives in.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
  document.title = ''
  history.replaceState(null, '', '/')
  setCidade(SEM_CIDADE)
})
