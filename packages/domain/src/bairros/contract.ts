import * as z from 'zod/mini'
import { anyone } from '../http/access.ts'
import { call } from '../http/call.ts'
import { lazily } from '../http/lazily.ts'
import { exportCall, listCall, listFilter, listQuery } from '../http/list.ts'
import { done, envelope, written } from '../http/replies.ts'
import * as fields from '../shared/fields.ts'
import {
  bairro,
  bairrosList,
  lancamentoBairro,
  lancamentoBairroCreate,
  lancamentoBairroUpdate,
  lancamentosBairrosList,
  resumoBairros,
} from './lancamento-bairro.ts'
import { lancamentoBairroManagers } from './policy.ts'

const byId = z.object({ id: fields.id })

export const bairrosCalls = lazily({
  listBairros: () =>
    call({
      method: 'GET',
      path: '/api/bairros',
      summary: 'Os bairros da cidade, cada um com a sua zona onde ela é conhecida',
      access: anyone,
      query: listQuery(bairrosList),
      reply: envelope(bairro),
    }),
  listLancamentosBairros: () =>
    listCall(lancamentosBairrosList, '/api/projetosbairros', anyone, lancamentoBairro),
  exportLancamentosBairros: () => exportCall(lancamentosBairrosList, anyone),
  getResumoBairros: () =>
    call({
      method: 'GET',
      path: '/api/projetosbairros/resumo',
      summary: 'Somas dos lançamentos por zona, por bairro, por tipo e por fonte',
      access: anyone,
      query: listFilter(lancamentosBairrosList),
      reply: envelope(resumoBairros),
    }),
  getLancamentoBairro: () =>
    call({
      method: 'GET',
      path: '/api/projetosbairros/{id}',
      summary: 'Um lançamento por bairro',
      access: anyone,
      params: byId,
      reply: envelope(lancamentoBairro),
    }),
  createLancamentoBairro: () =>
    call({
      method: 'POST',
      path: '/api/addprojetobairro',
      summary: 'Cadastra um lançamento por bairro',
      access: lancamentoBairroManagers,
      body: lancamentoBairroCreate,
      reply: written,
    }),
  updateLancamentoBairro: () =>
    call({
      method: 'PUT',
      path: '/api/projetosbairros/{id}',
      summary: 'Altera um lançamento por bairro',
      access: lancamentoBairroManagers,
      params: byId,
      body: lancamentoBairroUpdate,
      reply: written,
    }),
  deleteLancamentoBairro: () =>
    call({
      method: 'DELETE',
      path: '/api/projetosbairros/{id}',
      summary: 'Exclui um lançamento por bairro',
      access: lancamentoBairroManagers,
      params: byId,
      reply: done,
    }),
})
