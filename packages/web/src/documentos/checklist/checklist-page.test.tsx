import type { Checklist } from '@paco/domain/documentos/checklist'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hearDay } from '../../http/hoje.ts'
import { person, projetoWith } from '../../projetos/projeto.testing.ts'
import { fakeServerForEachTest, type Received } from '../../ui/test/fake-server.ts'
import { renderApp } from '../../ui/test/render-app.tsx'
import { checklistWith, documentoWith, itemWith } from '../documentos.testing.ts'
import { DocumentosDoProjeto } from './checklist-page.tsx'
import { gruposOf } from './groups.ts'

const server = fakeServerForEachTest()
const TODAY = '2026-11-17'
const ETP = itemWith({ estado: 'anexado', documentos: [7] })
const DFD = itemWith({ regra: { id: 2, codigo: 'dfd', nome: 'Formalização da demanda' } })
const EDITAL = itemWith({
  regra: { id: 3, codigo: 'edital', nome: 'Edital', etapa: 3 },
  estado: 'nao_se_aplica',
  obrigatorio: false,
  porque: 'A contratação foi direta.',
})
let checklist: Checklist

beforeEach(() => {
  checklist = {
    ...checklistWith([ETP, DFD, EDITAL], [3]),
    conclusoes: [
      {
        id: 1,
        etapa: 2,
        faltavam: ['Riscos'],
        motivo: 'Urgência.',
        feita_por_nome: 'Ana',
        feita_em: '2026-05-05T15:00:00Z',
      },
    ],
  }
  hearDay(new Headers({ 'X-Hoje': TODAY }))
  server.current.answer(({ method, path, query }: Received) => {
    if (path === '/api/envios')
      return Response.json({ Status: 'Success', id: 'e1', parte: 1048576, recebido: 0 })
    if (path.startsWith('/api/envios/'))
      return Response.json({ Status: 'Success', recebido: 8, tamanho: 8, pronto: query.de !== undefined })
    if (method !== 'GET') return Response.json({ Status: 'Success', id: 8 })
    const Result = path.endsWith('/checklist')
      ? [checklist]
      : path === '/api/documentos'
        ? [documentoWith({ publico_desde: '2026-03-12' })]
        : []
    return Response.json({ Status: 'Success', Result }, { headers: { 'X-Hoje': TODAY } })
  })
})
afterEach(() => localStorage.clear())

const projeto = projetoWith({})
const open = (who: Parameters<typeof DocumentosDoProjeto>[0]['who']) =>
  renderApp(<DocumentosDoProjeto projeto={projeto} who={who} />)
const OBRAS = person('user', 12)
const line = (name: string) => within(screen.getByRole('listitem', { name }))

test('the bar counts, the lines say how each stands and why', async () => {
  await open(OBRAS)
  const bar = await screen.findByRole('progressbar', { name: 'Documentos obrigatórios do projeto' })
  expect(bar.getAttribute('aria-valuetext')).toBe('1 de 2 obrigatórios')
  expect(line('Estudo técnico preliminar').getByText('Anexado')).toBeTruthy()
  expect(line('Formalização da demanda').getByText('Falta')).toBeTruthy()
  expect(line('Edital').getByText('A contratação foi direta.')).toBeTruthy()
  expect(screen.getByText(/sem: Riscos\. Motivo: Urgência\./)).toBeTruthy()
  expect(screen.getByText('Sem os obrigatórios esta etapa não pode ser concluída.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'O que falta' }))
  expect(screen.queryByRole('listitem', { name: 'Edital' })).toBeNull()
})

test('a file dropped on a line becomes the document it asks for', async () => {
  await open(OBRAS)
  await screen.findByRole('listitem', { name: 'Formalização da demanda' })
  fireEvent.drop(screen.getByRole('listitem', { name: 'Formalização da demanda' }), {
    dataTransfer: { files: [new File(['%PDF-1.4'], 'scan001.pdf')] },
  })
  await waitFor(() =>
    expect(server.current.written.at(-1)).toMatchObject({
      path: '/api/documentos',
      body: {
        entidade: 'projetos',
        registro_id: 1,
        etapa: 1,
        codigo: 'dfd',
        titulo: 'Formalização da demanda',
        envio: 'e1',
      },
    }),
  )
  await waitFor(() => expect(screen.queryByText('scan001.pdf')).toBeNull())
})

test('a document is waived with a reason', async () => {
  const user = userEvent.setup()
  await open(OBRAS)
  await user.click(await screen.findByRole('button', { name: 'Dispensar Formalização da demanda' }))
  const form = within(await screen.findByRole('form', { name: 'Dispensar documento' }))
  await user.type(form.getByLabelText(/^Motivo/), 'Demanda anterior à lei.')
  await user.click(form.getByRole('button', { name: 'Dispensar' }))
  await waitFor(() =>
    expect(server.current.written.at(-1)).toMatchObject({
      path: '/api/projetos/1/dispensas',
      body: { codigo: 'dfd', motivo: 'Demanda anterior à lei.' },
    }),
  )
})

test('those who control read and write nothing', async () => {
  await open(person('auditor', null))
  expect(await screen.findByRole('listitem', { name: 'Formalização da demanda' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^(Anexar|Dispensar|Incluir)/ })).toBeNull()
})

test.each([null, person('user', 17)])('others see what is public, and ask for no checklist', async (who) => {
  await open(who)
  expect(await screen.findByRole('table', { name: 'Documentos públicos' })).toBeTruthy()
  expect(server.current.received.map(({ path }) => path)).not.toContain('/api/projetos/1/checklist')
})

test('each document stands once: under its line, beside the lines, or without a stage', () => {
  const documentos = [
    documentoWith(),
    documentoWith({ id: 8, codigo: null }),
    documentoWith({ id: 9, etapa: null, codigo: null, entidade: 'convenios_dade' }),
  ]
  const grupos = gruposOf(checklist, documentos)
  expect(grupos[0]?.linhas[0]?.documentos.map(({ id }) => id)).toEqual([7])
  expect(grupos[0]?.outros.map(({ id }) => id)).toEqual([8])
  expect(grupos.at(-1)).toMatchObject({ nome: 'Sem etapa', outros: [{ id: 9 }] })
  expect(gruposOf(checklist, [])).toHaveLength(6)
})
