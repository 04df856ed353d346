import type { Documento } from '@paco/domain/documentos/documento'
import type { SessionUser } from '@paco/domain/shared/roles'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hearDay } from '../http/hoje.ts'
import { person } from '../projetos/projeto.testing.ts'
import { fakeServerForEachTest, type Received } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { documentoWith, regraWith, versaoWith } from './documentos.testing.ts'
import { DocumentosDe } from './documentos-de.tsx'

const server = fakeServerForEachTest()
const TODAY = '2026-11-17'
let documentos: Documento[] = []

function answer({ method, path, query }: Received): Response {
  const told = (Result: unknown) =>
    Response.json({ Status: 'Success', Result }, { headers: { 'X-Hoje': TODAY } })
  if (path === '/api/envios')
    return Response.json({ Status: 'Success', id: 'envio-1', parte: 1048576, recebido: 0 })
  if (path.startsWith('/api/envios/'))
    return Response.json({ Status: 'Success', recebido: 8, tamanho: 8, pronto: query.de !== undefined })
  if (method !== 'GET') return Response.json({ Status: 'Success', id: 7 })
  if (path === '/api/checklist/regras')
    return told([
      regraWith(),
      regraWith({ id: 2, codigo: 'extrato-pncp', nome: 'Comprovante do PNCP', etapa: 4, aceita_link: true }),
    ])
  if (path.endsWith('/versoes')) return told([versaoWith({ n: 2, id: 91 }), versaoWith()])
  return told(documentos)
}

beforeEach(() => {
  documentos = []
  hearDay(new Headers({ 'X-Hoje': TODAY }))
  server.current.answer(answer)
})
afterEach(() => localStorage.clear())

const dono = { entidade: 'contratos', registro_id: 5, id_secretaria: 12, responsaveis: [30] } as const
const open = (who: SessionUser | null) => renderApp(<DocumentosDe dono={dono} who={who} />)
const OBRAS = person('user', 12)
const written = () => server.current.written.filter(({ path }) => !path.startsWith('/api/envios'))

test('a document tells its kind, number, day, size, access and signatures', async () => {
  const assinado = {
    nome: 'Maria Lima',
    emissor: null,
    em: '2026-03-11T12:00:00Z',
    integra: true,
    alterado_depois: false,
  }
  documentos = [
    documentoWith({
      publico_desde: '2026-03-12',
      versao_atual: versaoWith({
        assinaturas: [assinado, { ...assinado, nome: 'Rui Sá', alterado_depois: true }],
      }),
    }),
  ]
  await open(null)
  const item = within((await screen.findAllByRole('listitem'))[0] as HTMLElement)
  expect(item.getByText('Público desde 12/03/2026')).toBeTruthy()
  expect(await item.findByText('Estudo técnico preliminar')).toBeTruthy()
  for (const fact of ['nº 12/2026', '10/03/2026', '2 kB']) expect(item.getByText(fact)).toBeTruthy()
  expect(item.getByText('Assinado por Maria Lima em 11/03/2026')).toBeTruthy()
  expect(item.getByText('Alterado após a assinatura de Rui Sá')).toBeTruthy()
  expect(item.getByRole('link', { name: 'Verificar Estudo da ponte' }).getAttribute('href')).toBe(
    `/verificar?sha256=${'ab12'.repeat(16)}`,
  )
  expect(item.queryByRole('button', { name: /Versões e ações/ })).toBeNull()
})

test('who may not write sees nothing where there is none; who may is offered to add', async () => {
  const view = await open(person('user', 17))
  await waitFor(() => expect(screen.queryByText('Documentos')).toBeNull())
  view.unmount()
  await open({ ...person('user', 17), id: 30 })
  expect(await screen.findByRole('button', { name: 'Incluir documentos' })).toBeTruthy()
})

test('files are sent while their titles are looked over, and kept when that is done', async () => {
  const user = userEvent.setup()
  await open(OBRAS)
  await user.click(await screen.findByRole('button', { name: 'Incluir documentos' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Incluir documentos' }))
  fireEvent.drop(await dialog.findByRole('region', { name: 'Escolher arquivos' }), {
    dataTransfer: { files: [new File(['%PDF-1.4'], 'contrato_assinado.pdf')] },
  })
  const title = await dialog.findByLabelText(/^Título/)
  expect((title as HTMLInputElement).value).toBe('Contrato assinado')
  await user.clear(title)
  expect(dialog.getByRole('button', { name: 'Guardar documento' }).hasAttribute('disabled')).toBe(true)
  await user.type(title, 'Contrato 45/2026')
  await dialog.findByText('Enviado')
  expect(written()).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Guardar documento' }))
  expect(await screen.findByText('Documento guardado.')).toBeTruthy()
  expect(written()[0]).toMatchObject({
    path: '/api/documentos',
    body: {
      entidade: 'contratos',
      registro_id: 5,
      titulo: 'Contrato 45/2026',
      etapa: 4,
      codigo: null,
      envio: 'envio-1',
    },
  })
})

test('an address is kept with the day it was looked up', async () => {
  const user = userEvent.setup()
  await open(OBRAS)
  await user.click(await screen.findByRole('button', { name: 'Incluir documentos' }))
  await user.click(await screen.findByRole('button', { name: 'Endereço publicado' }))
  const form = within(await screen.findByRole('form', { name: 'Incluir endereço' }))
  await user.type(form.getByLabelText(/^Título/), 'Extrato')
  await user.type(form.getByLabelText(/^Endereço/), 'https://pncp.gov.br/1')
  await user.click(form.getByRole('button', { name: 'Incluir endereço' }))
  await waitFor(() => expect(written()).toHaveLength(1))
  expect(written()[0]?.body).toMatchObject({
    link: 'https://pncp.gov.br/1',
    link_conferido_em: TODAY,
    etapa: 4,
  })
})

test('its versions unfold, and it is made void with a reason', async () => {
  documentos = [documentoWith({ versoes: 2 })]
  const user = userEvent.setup()
  await open(OBRAS)
  await user.click(await screen.findByRole('button', { name: 'Versões e ações de Estudo da ponte' }))
  expect(await screen.findByText('Versão 2')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Tornar sem efeito: Estudo da ponte' }))
  const form = within(await screen.findByRole('form', { name: 'Tornar sem efeito' }))
  await user.click(form.getByRole('button', { name: 'Tornar sem efeito' }))
  expect(written()).toEqual([])
  await user.type(form.getByLabelText(/^Motivo/), 'Arquivo trocado.')
  await user.click(form.getByRole('button', { name: 'Tornar sem efeito' }))
  await waitFor(() => expect(written()).toHaveLength(1))
  expect(written()[0]).toMatchObject({
    path: '/api/documentos/7/sem-efeito',
    body: { motivo: 'Arquivo trocado.', versao: 1 },
  })
})

test('a restriction is reviewed with its ground, reason and day', async () => {
  documentos = [
    documentoWith({ restrito_base: 'pessoal', restrito_motivo: 'CPF', restrito_ate: '2030-01-01' }),
  ]
  const user = userEvent.setup()
  await open(OBRAS)
  await user.click(await screen.findByRole('button', { name: 'Versões e ações de Estudo da ponte' }))
  await user.click(await screen.findByRole('button', { name: 'Rever a restrição: Estudo da ponte' }))
  const form = within(await screen.findByRole('form', { name: 'Restringir o acesso' }))
  expect(form.getByLabelText(/^Motivo da restrição/)).toBeTruthy()
  await user.click(form.getByRole('button', { name: 'Restringir' }))
  await waitFor(() => expect(written()).toHaveLength(1))
  expect(written()[0]).toMatchObject({
    path: '/api/documentos/7/restricao',
    body: { restrito_base: 'pessoal', restrito_motivo: 'CPF', restrito_ate: '2030-01-01', versao: 1 },
  })
})
