import * as z from 'zod/mini'
import { allowing } from '../http/access.ts'
import { call, decides } from '../http/call.ts'
import { listCall, listQuery, XLSX } from '../http/list.ts'
import { byId, getCall, updateCall } from '../http/record.ts'
import { envelope, file, written } from '../http/replies.ts'
import * as fields from '../shared/fields.ts'
import { conviteFeito } from '../usuarios/convite.ts'
import { isAdmin, usuarioManagers } from '../usuarios/policy.ts'
import { BUSCAS } from './descritor.ts'
import {
  importacao,
  importacaoCreate,
  importacaoInteira,
  importacaoUpdate,
  importacoesList,
  importarBody,
  linhaImportada,
  linhaPresa,
  linhasList,
  MAX_PLANILHA,
} from './importacao.ts'
import { idsDoLote, nomeado } from './lote.ts'
import { MESSAGES } from './messages.ts'
import { importers } from './policy.ts'

const administrators = allowing(isAdmin)

const versioned = () => z.object({ versao: fields.versaoLida })

export const importacoesCalls = {
  listImportacoes: listCall(importacoesList, '/api/importacoes', importers, () => importacao),
  getImportacao: getCall(
    '/api/importacoes/{id}',
    'Uma importação, com folhas, colunas e o que se conferiu',
    importers,
    () => importacaoInteira,
  ),
  createImportacao: call({
    method: 'POST',
    path: '/api/importacoes',
    summary: 'Recebe uma planilha (XLSX, ODS ou CSV, até 10 MB), a lê e confere; nada é gravado além dela',
    access: importers,
    body: () => importacaoCreate,
    maxFile: MAX_PLANILHA,
    reply: () => written,
  }),
  updateImportacao: updateCall(
    '/api/importacoes/{id}',
    'Muda folha, cabeçalho, colunas ou células de uma importação, e a confere de novo',
    importers,
    () => importacaoUpdate,
  ),
  listLinhas: call({
    method: 'GET',
    path: '/api/importacoes/{id}/linhas',
    summary: 'As linhas de uma importação: o que fariam, ou fizeram, e o que há de errado com elas',
    access: importers,
    params: () => byId,
    query: () => listQuery(linhasList),
    reply: () => envelope(linhaImportada),
  }),
  importar: decides(
    call({
      method: 'POST',
      path: '/api/importacoes/{id}/importar',
      summary: 'Grava as linhas conferidas, todas ou nenhuma; uma importação por vez, as outras esperam',
      access: importers,
      params: () => byId,
      body: () => importarBody,
      reply: () => written,
    }),
  ),
  cancelarImportacao: decides(
    call({
      method: 'POST',
      path: '/api/importacoes/{id}/cancelar',
      summary: 'Tira uma importação da fila, ou a interrompe e desfaz o que já gravou',
      access: importers,
      params: () => byId,
      body: versioned,
      reply: () => written,
    }),
  ),
  desfazerImportacao: decides(
    call({
      method: 'POST',
      path: '/api/importacoes/{id}/desfazer',
      summary:
        'Desfaz uma importação: o que ninguém mudou depois volta a ser como era; o resto fica, com o motivo',
      access: importers,
      params: () => byId,
      body: versioned,
      reply: () => written,
    }),
  ),
  previaDoDesfazer: call({
    method: 'GET',
    path: '/api/importacoes/{id}/desfazer',
    summary: 'As linhas que ficariam se a importação fosse desfeita agora, e por quê',
    access: importers,
    params: () => byId,
    reply: () => envelope(linhaPresa),
  }),
  liberarImportacao: decides(
    call({
      method: 'POST',
      path: '/api/importacoes/{id}/liberar',
      summary: 'Tenta de novo uma importação que parou depois de falhar várias vezes',
      access: administrators,
      params: () => byId,
      body: versioned,
      reply: () => written,
    }),
  ),
  encerrarImportacao: decides(
    call({
      method: 'POST',
      path: '/api/importacoes/{id}/encerrar',
      summary:
        'Encerra uma importação que parou: o que ainda não foi desfeito fica, com o motivo em cada linha',
      access: administrators,
      params: () => byId,
      body: versioned,
      reply: () => written,
    }),
  ),
  convidarImportados: call({
    method: 'POST',
    path: '/api/importacoes/{id}/convites',
    summary:
      'Gera os convites das pessoas que uma importação criou e que ainda não entraram; os anteriores deixam de valer',
    access: usuarioManagers,
    params: () => byId,
    reply: () => envelope(conviteFeito),
  }),
  planilhaDeErros: call({
    method: 'GET',
    path: '/api/importacoes/{id}/erros',
    summary: 'As linhas com erro como planilha, com o que há de errado em cada uma',
    access: importers,
    params: () => byId,
    reply: file(XLSX),
  }),
  procurarNomes: call({
    method: 'GET',
    path: '/api/importacoes/nomes/{busca}',
    summary: 'Registros que uma célula pode nomear: os que têm o texto no nome, ou os destes números',
    access: importers,
    params: () => z.object({ busca: z.enum(BUSCAS, MESSAGES.semBusca) }),
    query: () =>
      z.object({ texto: z.optional(z.string().check(z.maxLength(200))), ids: z.optional(idsDoLote) }),
    reply: () => envelope(nomeado),
  }),
  modeloDePlanilha: call({
    method: 'GET',
    path: '/api/importacoes/modelos/{lista}',
    summary: 'Uma planilha vazia com os títulos certos, listas de opções e uma linha de exemplo',
    access: importers,
    params: () => z.object({ lista: z.string().check(z.maxLength(60)) }),
    reply: file(XLSX),
  }),
}
