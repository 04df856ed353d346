import * as z from 'zod/mini'
import { anyone } from '../http/access.ts'
import { call } from '../http/call.ts'
import { EXPORT_FORMATS, XLSX } from '../http/list.ts'
import { envelope, file } from '../http/replies.ts'
import { execucaoList, painelExecucao } from './execucao.ts'

/** Apart from the other panels' calls, which the first page brings along. */
export const execucaoCalls = {
  getPainelExecucao: call({
    method: 'GET',
    path: '/api/painel/execucao',
    summary:
      'Planejado, contratado, medido e pago no ano, por secretaria e mês; de uma secretaria, também por contrato',
    access: anyone,
    ofToday: true,
    query: () => z.object(execucaoList.filters),
    reply: () => envelope(painelExecucao),
  }),
  exportExecucao: call({
    method: 'GET',
    path: '/api/exportar/execucao',
    summary: 'Planilha: execução financeira do ano por secretaria, ou por mês de uma delas',
    access: anyone,
    ofToday: true,
    query: () =>
      z.object({ ...execucaoList.filters, formato: z.enum(EXPORT_FORMATS, 'Escolha csv ou xlsx.') }),
    reply: file('text/csv', XLSX),
  }),
  printExecucao: call({
    method: 'GET',
    path: '/api/painel/execucao/pdf',
    summary: 'A execução financeira do ano em uma folha, em PDF',
    access: anyone,
    ofToday: true,
    query: () => z.object({ ano: execucaoList.filters.ano }),
    reply: file('application/pdf'),
  }),
}
