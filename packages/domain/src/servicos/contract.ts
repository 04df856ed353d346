import * as z from 'zod/mini'
import { anyone } from '../http/access.ts'
import { call } from '../http/call.ts'
import { EXPORT_FORMATS, listQuery, XLSX } from '../http/list.ts'
import { byId, createCall, deleteCall, updateCall } from '../http/record.ts'
import { file } from '../http/replies.ts'
import { projetoChangers } from '../projetos/policy.ts'
import { parcela, parcelasList, servico, servicoCreate, servicosList, servicoUpdate } from './servico.ts'

export const servicosCalls = {
  listServicos: call({
    method: 'GET',
    path: '/api/servicos/{id}',
    summary:
      'Os serviços de um projeto, com suas parcelas; a soma dos totais é o `gasto` do projeto (serviços lançados)',
    access: anyone,
    params: () => byId,
    query: () => listQuery(servicosList),
    reply: () => z.array(servico),
  }),
  exportServicos: call({
    method: 'GET',
    path: '/api/exportar/servicos/{id}',
    summary: 'Planilha: cronograma físico-financeiro de um projeto',
    access: anyone,
    params: () => byId,
    query: () => z.object({ formato: z.enum(EXPORT_FORMATS, 'Escolha csv ou xlsx.') }),
    reply: file('text/csv', XLSX),
  }),
  createServico: createCall(
    '/api/servicos',
    'Cadastra um serviço de um projeto, com suas parcelas',
    projetoChangers,
    () => servicoCreate,
  ),
  updateServico: updateCall(
    '/api/servicos/{id}',
    'Altera um serviço e suas parcelas',
    projetoChangers,
    () => servicoUpdate,
  ),
  deleteServico: deleteCall('/api/servicos/{id}', 'Exclui um serviço e suas parcelas', projetoChangers),
  listParcelas: call({
    method: 'GET',
    path: '/api/parcelas/{id}',
    summary: 'As parcelas de um serviço',
    access: anyone,
    params: () => byId,
    query: () => listQuery(parcelasList),
    reply: () => z.array(parcela),
  }),
}
