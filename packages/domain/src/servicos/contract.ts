import * as z from 'zod/mini'
import { anyone } from '../http/access.ts'
import { call } from '../http/call.ts'
import { lazily } from '../http/lazily.ts'
import { EXPORT_FORMATS, listQuery, XLSX } from '../http/list.ts'
import { done, file, written } from '../http/replies.ts'
import { projetoChangers } from '../projetos/policy.ts'
import * as fields from '../shared/fields.ts'
import { parcela, parcelasList, servico, servicoCreate, servicosList, servicoUpdate } from './servico.ts'

const byId = z.object({ id: fields.id })

export const servicosCalls = lazily({
  listServicos: () =>
    call({
      method: 'GET',
      path: '/api/servicos/{id}',
      summary: 'Os serviços de um projeto, com suas parcelas; a soma dos totais é o que ele gastou',
      access: anyone,
      params: byId,
      query: listQuery(servicosList),
      reply: z.array(servico),
    }),
  exportServicos: () =>
    call({
      method: 'GET',
      path: '/api/exportar/servicos/{id}',
      summary: 'Planilha: cronograma físico-financeiro de um projeto',
      access: anyone,
      params: byId,
      query: z.object({ formato: z.enum(EXPORT_FORMATS, 'Escolha csv ou xlsx.') }),
      reply: file('text/csv', XLSX),
    }),
  createServico: () =>
    call({
      method: 'POST',
      path: '/api/servicos',
      summary: 'Cadastra um serviço de um projeto, com suas parcelas',
      access: projetoChangers,
      body: servicoCreate,
      reply: written,
    }),
  updateServico: () =>
    call({
      method: 'PUT',
      path: '/api/servicos/{id}',
      summary: 'Altera um serviço e suas parcelas',
      access: projetoChangers,
      params: byId,
      body: servicoUpdate,
      reply: written,
    }),
  deleteServico: () =>
    call({
      method: 'DELETE',
      path: '/api/servicos/{id}',
      summary: 'Exclui um serviço e suas parcelas',
      access: projetoChangers,
      params: byId,
      reply: done,
    }),
  listParcelas: () =>
    call({
      method: 'GET',
      path: '/api/parcelas/{id}',
      summary: 'As parcelas de um serviço',
      access: anyone,
      params: byId,
      query: listQuery(parcelasList),
      reply: z.array(parcela),
    }),
})
