import * as z from 'zod/mini'
import { signedIn } from '../http/access.ts'
import { call } from '../http/call.ts'
import { exportCall, listCall, listQuery, listWithin } from '../http/list.ts'
import { envelope } from '../http/replies.ts'
import * as fields from '../shared/fields.ts'
import { entrada, entradasList } from './entrada.ts'
import { auditoriaReaders } from './policy.ts'
import { auditoriaList, pessoa, pessoasList, registro, verificacao, verificacaoQuery } from './registro.ts'
import { selo } from './selo.ts'

const registrado = () => z.object({ entidade: fields.requiredText(60), registro_id: fields.requiredText(60) })

export const auditoriaCalls = {
  listAuditoria: listCall(auditoriaList, '/api/auditoria', auditoriaReaders, () => registro),
  listEntradas: listCall(entradasList, '/api/auditoria/entradas', auditoriaReaders, () => entrada),
  exportAuditoria: exportCall(auditoriaList, auditoriaReaders),
  verifyAuditoria: call({
    method: 'GET',
    path: '/api/auditoria/verificacao',
    summary:
      'Confere o encadeamento da trilha e os selos guardados fora do banco; demorando, continua com desde',
    access: auditoriaReaders,
    query: () => verificacaoQuery,
    reply: () => envelope(verificacao),
  }),
  readSelo: call({
    method: 'GET',
    path: '/api/auditoria/selo',
    summary: 'O selo da trilha: a última linha e o lacre dela, ou os de uma linha dada',
    access: auditoriaReaders,
    query: () => z.object({ linha: z.optional(fields.id) }),
    reply: () => envelope(selo),
  }),
  listPessoas: call({
    method: 'GET',
    path: '/api/auditoria/pessoas',
    summary: 'Quem aparece na trilha, para o filtro por pessoa',
    access: auditoriaReaders,
    query: () => listQuery(pessoasList),
    reply: () => envelope(pessoa),
  }),
  listHistorico: call({
    method: 'GET',
    path: '/api/historico/{entidade}/{registro_id}',
    summary: 'Histórico de um registro',
    access: signedIn,
    params: registrado,
    // The record's parts stand in its history under names and numbers of their own.
    query: () => listQuery(listWithin(auditoriaList, 'entidade', 'registro_id', 'projeto_id')),
    reply: () => envelope(registro),
  }),
  listHistoricoEntradas: call({
    method: 'GET',
    path: '/api/historico/{entidade}/{registro_id}/entradas',
    summary: 'Histórico de um registro, uma entrada para cada gravação',
    access: signedIn,
    params: registrado,
    query: () => listQuery(listWithin(entradasList, 'entidade', 'registro_id', 'projeto_id')),
    reply: () => envelope(entrada),
  }),
}
