import { expect, it } from 'vitest'
import { pncpAddress } from './pncp.ts'

const GUARA = 'https://pncp.gov.br/app/contratos/46680500000112/2026'

it.each([
  ['46680500000112-2-000045/2026', `${GUARA}/45`],
  [' 46680500000112-2-000001/2026 ', `${GUARA}/1`],
  ['46680500000112-2-123456/2026', `${GUARA}/123456`],
  // a tender, not a contract
  ['46680500000112-1-000045/2026', null],
  ['45/2026', null],
  ['46680500000112-2-000045/2026/../../x', null],
  ['javascript:alert(1)', null],
  ['', null],
  [null, null],
])('%j is at %j', (numero, address) => {
  expect(pncpAddress(numero)).toBe(address)
})
