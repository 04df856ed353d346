import type { Inicio } from '@paco/domain/inicio/inicio'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { aditivoWith } from '../aditivos/aditivos.testing.ts'
import { come } from '../app/test/open-app.tsx'
import { readSession } from '../http/session-store.ts'
import { draftPlace, writeDraft } from '../ui/entity-form/draft.ts'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { etapa, VAZIO } from './inicio.testing.ts'
import { InicioPage } from './inicio-page.tsx'
import { listRascunhos, tipoOf } from './rascunhos.ts'
import { visitar } from './visita.ts'

const server = fakeServerForEachTest()
let told: Inicio = VAZIO
/** The document that the stage lacks, and whether it is not concluded without it. */
let falta: { bloqueia: boolean } | null = null
let conflict = false
const ok = (Result: readonly unknown[]) => Response.json({ Status: 'Success', Result })

beforeEach(() => {
  localStorage.clear()
  told = { ...VAZIO, etapas: { total: 1, linhas: [etapa()] } }
  falta = null
  conflict = false
  server.current.answer(({ path, method }) => {
    if (path === '/api/inicio') return ok([told])
    if (path === '/api/projetos/7/checklist') return ok([checklist()])
    if (path === '/api/getprojetocompleto/7') return ok([{ id: 7, versao: 9 }])
    if (method === 'PUT' && conflict)
      return Response.json({ Status: 'Error', Error: 'Alguém alterou este registro.' }, { status: 409 })
    return Response.json({ Status: 'Success', id: 7 })
  })
})

const checklist = () => ({
  etapas: [
    {
      etapa: 2,
      bloqueia: falta?.bloqueia ?? false,
      itens: falta ? [{ obrigatorio: true, estado: 'falta', regra: { nome: 'Edital' } }] : [],
    },
  ],
})

const show = async (role: 'user' | 'admin' | 'auditor' = 'user') => {
  come(role, role === 'user' ? 12 : null)
  return renderApp(<InicioPage who={readSession()} />)
}
const concluir = () => screen.findByRole('button', { name: 'Concluir a etapa 2 de Ponte Nova' })
const written = () => server.current.writtenTo('/api/updateprojetocompleto/7')?.body

describe('a department', () => {
  test('concludes a stage from its row, after being asked, by the version it was shown', async () => {
    await show()
    expect(await screen.findByText('5 dias de atraso')).toBeTruthy()
    await userEvent.click(await concluir())
    expect(await screen.findByText('Concluir a etapa 2 de “Ponte Nova”?')).toBeTruthy()
    expect(written()).toBeUndefined()
    await userEvent.click(screen.getByRole('button', { name: 'Concluir' }))
    expect(await screen.findByText('Etapa 2 de “Ponte Nova” concluída.')).toBeTruthy()
    expect(written()).toEqual({ situacaoetapa2: 'Concluído', versao: 3 })
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
    expect(await screen.findByText('A etapa voltou a ser como era.')).toBeTruthy()
    expect(server.current.written.at(-1)?.body).toEqual({ situacaoetapa2: 'Em andamento', versao: 9 })
  })

  test('is told when another was faster', async () => {
    conflict = true
    await show()
    await userEvent.click(await concluir())
    await userEvent.click(await screen.findByRole('button', { name: 'Concluir' }))
    expect((await screen.findAllByText(/Alguém alterou este registro/)).length).toBeGreaterThan(0)
    expect(screen.queryByText(/concluída\./)).toBeNull()
  })

  test('says why it concludes a stage without its documents', async () => {
    falta = { bloqueia: false }
    await show()
    await userEvent.click(await concluir())
    expect(await screen.findByText('Faltam documentos: Edital.')).toBeTruthy()
    const send = screen.getByRole('button', { name: 'Concluir' })
    await userEvent.click(send)
    expect(written()).toBeUndefined()
    await userEvent.type(screen.getByRole('textbox', { name: /^Motivo de concluir/ }), 'Publicado no diário.')
    await userEvent.click(send)
    expect(await screen.findByText('Etapa 2 de “Ponte Nova” concluída.')).toBeTruthy()
    expect(written()).toEqual({
      motivo_documentos: 'Publicado no diário.',
      situacaoetapa2: 'Concluído',
      versao: 3,
    })
  })

  test('is led to the documents without which nothing is concluded', async () => {
    falta = { bloqueia: true }
    await show()
    await userEvent.click(await concluir())
    expect(await screen.findByText(/não se conclui sem: Edital\./)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Abrir documentos' })).toBeTruthy()
    expect(written()).toBeUndefined()
  })

  test('may not conclude what it may not change', async () => {
    told = { ...VAZIO, etapas: { total: 1, linhas: [etapa({ recusa: 'Não é da sua secretaria.' })] } }
    await show()
    expect(await screen.findByText('Ponte Nova')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Concluir/ })).toBeNull()
  })

  test('reads a friendly sentence where there is nothing', async () => {
    told = { ...VAZIO, etapas: { total: 0, linhas: [] }, pedidos: { total: 0, linhas: [] } }
    await show()
    expect(await screen.findByText(/^Tudo em dia/)).toBeTruthy()
    expect(screen.getByText('Nenhum pedido em aberto e nenhuma resposta nova.')).toBeTruthy()
    expect(screen.getByText('Nenhum rascunho neste navegador.')).toBeTruthy()
    expect(screen.queryByText('Perguntas de toda reunião')).toBeNull()
  })
})

describe('those over all', () => {
  test('have ten questions, each with the list that answers it, and the sheet of the meeting', async () => {
    told = {
      ...VAZIO,
      papel: 'governo',
      caros: { total: 9, linhas: [aditivoWith({ percentual_contrato: 12 })] },
    }
    await show('admin')
    expect(await screen.findByRole('button', { name: 'Folha da reunião em PDF' })).toBeTruthy()
    const card = screen.getByText('Perguntas de toda reunião').closest('section')
    expect(card?.querySelectorAll('a')).toHaveLength(10)
    expect(screen.getByText('O que termina neste mês?').getAttribute('href')).toBe('/prazos?mes=2026-06')
    expect(screen.getByText('Ver todos (9)').getAttribute('href')).toBe(
      '/aditivos?status=aprovado&ordem=-valor',
    )
    expect(screen.getByText('12%')).toBeTruthy()
  })

  test('are told how the trail was found, and when', async () => {
    told = { ...VAZIO, papel: 'auditoria', trilha: { conferida: null } }
    await show('auditor')
    expect(await screen.findByText(/ainda não conferiu a trilha/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Verificar integridade' })).toBeTruthy()
  })
})

describe('what is kept in the browser', () => {
  test('drafts lead to their forms, those of others are not there', async () => {
    localStorage.clear()
    come('user', 12)
    const draft = { base: {}, versao: 1, values: { nomeprojeto: 'Creche' } }
    writeDraft(draftPlace('projetos/7') ?? '', draft)
    writeDraft('paco:rascunho:8:projetos/novo', draft)
    expect(listRascunhos()).toMatchObject([
      { tipo: 'Projeto', nome: 'Creche', href: window.location.pathname + window.location.search },
    ])
  })

  test.each([
    ['projetos/novo', 'Novo projeto'],
    ['projetos/5/arquivar', 'Arquivamento'],
    ['convenios-dade/4', 'Convênio'],
    ['aditivos/12/decisao', 'Aditivo'],
    ['aditivos/novo/3', 'Pedido de aditivo'],
    ['lote/processos?situacao=Atrasado', 'Edição em lote'],
    ['outro/1', 'Formulário'],
  ])('%s is told as %s', (key, tipo) => expect(tipoOf(key)).toBe(tipo))

  test('a visit is one for some hours; news count since the one before', async () => {
    come('user', 12)
    const at = (text: string) => visitar(new Date(text))
    expect(at('2026-06-10T09:00:00Z')).toBe('2026-06-03T09:00:00.000Z')
    expect(at('2026-06-10T11:00:00Z')).toBe('2026-06-03T09:00:00.000Z')
    expect(at('2026-06-11T09:00:00Z')).toBe('2026-06-10T11:00:00.000Z')
    await waitFor(() => expect(localStorage.getItem('paco:visita:7')).toContain('2026-06-11'))
  })
})
