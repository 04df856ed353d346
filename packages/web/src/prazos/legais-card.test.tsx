import { MESSAGES } from '@paco/domain/arquivos/messages'
import type { PrazoDoProjeto } from '@paco/domain/prazos/cumprimento'
import type { SessionUser } from '@paco/domain/shared/roles'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { LegaisCard } from './legais-card.tsx'

const ABERTO: PrazoDoProjeto = {
  chave: 'contrato:12:pncp',
  titulo: 'Contrato 45/2026: Ponte',
  detalhe: 'Publicação do contrato no PNCP',
  base_legal: 'art. 94, I, Lei 14.133/2021',
  comeca: 'assinatura do contrato',
  termina: 'número do PNCP informado no contrato',
  acao: 'Publique o contrato no PNCP.',
  id_secretaria: 12,
  dia: '2026-12-02',
  dias: 16,
  dias_uteis: 11,
  situacao: 'aberto',
  marcavel: true,
  cumprido_em: null,
  por: null,
  arquivo: null,
  cumprimento_id: null,
  marcado_por: null,
  marcado_em: null,
}
const CUMPRIDO: PrazoDoProjeto = {
  ...ABERTO,
  chave: 'contrato:12:quantitativos',
  detalhe: 'Quantitativos',
  situacao: 'cumprido',
  cumprido_em: '2026-11-13',
  por: 'https://cidade.sp.gov.br/obras',
  cumprimento_id: 4,
  marcado_por: 'Olga',
  marcado_em: '2026-11-16T15:00:00+00:00',
}
const ENCERRADO: PrazoDoProjeto = {
  ...ABERTO,
  chave: 'contrato:13:pncp',
  situacao: 'encerrado',
  por: 'PNCP 1-1/2026',
}

const someone = (role: SessionUser['role'], id_secretaria: number | null = null): SessionUser => ({
  id: 1,
  name: 'Ana',
  role,
  id_secretaria,
})
const server = fakeServerForEachTest()
function show(who: SessionUser | null, prazos: readonly PrazoDoProjeto[]) {
  server.current.answer(({ method }) =>
    Response.json(method === 'DELETE' ? { Status: 'Success' } : { Status: 'Success', Result: prazos }),
  )
  return renderApp(<LegaisCard projeto={{ id: 3 }} who={who} />)
}

test('tells the open ones with their law, and the met ones with who, when and what shows it', async () => {
  await show(someone('admin'), [ABERTO, CUMPRIDO, ENCERRADO])
  expect(await screen.findByText('1 aberto, 2 cumpridos.')).toBeDefined()
  const open = within(screen.getByRole('table', { name: 'Prazos legais abertos' }))
  expect(open.getByText('em 16 dias')).toBeDefined()
  expect(open.getByText('02/12/2026')).toBeDefined()
  await userEvent.click(screen.getByText('Cumpridos (2)'))
  const met = within(screen.getByRole('table', { name: 'Prazos legais cumpridos' }))
  expect(met.getByRole('link', { name: 'https://cidade.sp.gov.br/obras' }).getAttribute('rel')).toBe(
    'noopener noreferrer',
  )
  expect(met.getByText(/marcado por Olga em 16\/11\/2026 12:00/)).toBeDefined()
  expect(met.getByText('cumprido em 13/11/2026')).toBeDefined()
  expect(met.getByText('PNCP 1-1/2026')).toBeDefined()
  await userEvent.click(met.getByRole('button', { name: /^Desfazer/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Desfazer' }))
  expect(await screen.findByText('A marca foi desfeita: o prazo volta a correr.')).toBeDefined()
  expect(server.current.received.map(({ method, path }) => `${method} ${path}`)).toContain(
    'DELETE /api/prazos/cumprimentos/4',
  )
})

test.each([
  ['its department marks and does not take back', someone('user', 12), 1, 0],
  ['another only reads', someone('user', 17), 0, 0],
  ['an auditor only reads', someone('auditor'), 0, 0],
  ['an administrator does both', someone('admin'), 1, 1],
] as const)('%s', async (_, who, marks, undoes) => {
  await show(who, [ABERTO, CUMPRIDO])
  expect(await screen.findByText('1 aberto, 1 cumprido.')).toBeDefined()
  expect(screen.queryAllByRole('button', { name: /^Marcar como cumprido/ })).toHaveLength(marks)
  expect(screen.queryAllByText(/^Desfazer/)).toHaveLength(undoes)
})

const COM_ARQUIVO: PrazoDoProjeto = {
  ...CUMPRIDO,
  por: null,
  arquivo: {
    nome: 'Publicação nº 7.pdf',
    tamanho: 1_468_006,
    sha256: `3f2a9c${'0'.repeat(58)}`,
    verificado: 'limpo',
    ameaca: null,
  },
}

test.each([
  ['pendente', null, 'Verificando…', MESSAGES.pending, 1],
  ['suspeito', 'Win.X', 'Suspeito', 'O antivírus suspeita deste arquivo (Win.X). Ninguém pode baixá-lo.', 0],
] as const)('one that is %s says so', async (verificado, ameaca, pill, aviso, buttons) => {
  const { arquivo } = COM_ARQUIVO
  await show(someone('auditor'), [{ ...COM_ARQUIVO, arquivo: arquivo && { ...arquivo, verificado, ameaca } }])
  await userEvent.click(await screen.findByText('Cumpridos (1)'))
  expect(screen.getByText(pill)).toBeDefined()
  expect(screen.getByText(aviso)).toBeDefined()
  expect(screen.queryAllByRole('button', { name: /^Baixar/ })).toHaveLength(buttons)
})

test('a file that shows it is told by name, size and fingerprint, and saved as it was sent', async () => {
  await show(someone('auditor'), [COM_ARQUIVO])
  await userEvent.click(await screen.findByText('Cumpridos (1)'))
  expect(screen.getByText(/1,4 MB/).textContent).toBe('1,4 MB · SHA-256 3f2a9c000000…')
  const saved: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  await userEvent.click(screen.getByRole('button', { name: 'Baixar Publicação nº 7.pdf' }))
  await expect.poll(() => saved).toEqual(['Publicação nº 7.pdf'])
  expect(server.current.last?.path).toBe('/api/prazos/cumprimentos/4/arquivo')
})

test('who may not read the files is told that there is one', async () => {
  await show(someone('user'), [COM_ARQUIVO])
  await userEvent.click(await screen.findByText('Cumpridos (1)'))
  expect(screen.getByText(/Publicação nº 7\.pdf/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Baixar/ })).toBeNull()
})

test('nothing stands there for strangers', async () => {
  const { container } = await show(null, [ABERTO])
  expect(container.querySelector('table')).toBeNull()
  expect(server.current.received).toEqual([])
})
