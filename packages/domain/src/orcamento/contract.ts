import * as z from 'zod/mini'
import { anyone, signedIn } from '../http/access.ts'
import { call } from '../http/call.ts'
import { lazily } from '../http/lazily.ts'
import { exportCall, listCall, listQuery, listWithin } from '../http/list.ts'
import { done, envelope, written } from '../http/replies.ts'
import * as fields from '../shared/fields.ts'
import { namesSecretaria } from '../usuarios/policy.ts'
import { lancamento, lancamentoCreate, lancamentoUpdate, orcamentoList } from './lancamento.ts'
import {
  LISTA_LABELS,
  type Lista,
  opcao,
  opcaoCreate,
  opcaoMantida,
  opcaoUpdate,
  opcoesList,
  opcoesOferecidasList,
} from './opcao.ts'
import { lancamentoChangers, opcaoManagers } from './policy.ts'

const byId = z.object({ id: fields.id })

/** One option list of the budget form. */
const options = (lista: Lista) =>
  call({
    method: 'GET',
    path: `/api/${lista}`,
    summary: `Opções: ${LISTA_LABELS[lista]}`,
    access: anyone,
    query: listQuery(opcoesOferecidasList),
    reply: z.array(opcao),
  })

export const orcamentoCalls = lazily({
  listUnidades: () => options('unidade'),
  listClassificacoes: () => options('classificacao'),
  listFuncionais: () => options('funcionais'),
  listContasElemento: () => options('contaelemento'),
  listAplicacoes: () => options('aplicacao'),
  listFontesStn: () => options('fontederecurso'),

  listLancamentos: () => listCall(orcamentoList, '/api/orcamento', anyone, lancamento),
  exportLancamentos: () => exportCall(orcamentoList, anyone),
  listLancamentosDaSecretaria: () =>
    call({
      method: 'GET',
      path: '/api/orcamentos/secretaria/{id_secretaria}',
      summary: 'Os lançamentos orçamentários de uma secretaria, com seus saldos',
      access: signedIn,
      params: z.object({ id_secretaria: fields.id }),
      query: listQuery(listWithin(orcamentoList, 'secretaria_id')),
      reply: z.array(lancamento),
    }),
  getLancamento: () =>
    call({
      method: 'GET',
      path: '/api/orcamento/{id}',
      summary: 'Um lançamento orçamentário',
      access: anyone,
      params: byId,
      reply: envelope(lancamento),
    }),
  createLancamento: () =>
    call({
      method: 'POST',
      path: '/api/orcamento',
      summary: 'Cria um lançamento orçamentário',
      access: lancamentoChangers,
      body: lancamentoCreate,
      alsoMissing: namesSecretaria('secretaria_id'),
      reply: written,
    }),
  updateLancamento: () =>
    call({
      method: 'PUT',
      path: '/api/orcamento/{id}',
      summary: 'Altera um lançamento orçamentário',
      access: lancamentoChangers,
      params: byId,
      body: lancamentoUpdate,
      reply: written,
    }),
  deleteLancamento: () =>
    call({
      method: 'DELETE',
      path: '/api/orcamento/{id}',
      summary: 'Exclui um lançamento orçamentário',
      access: lancamentoChangers,
      params: byId,
      reply: done,
    }),

  listOpcoes: () => listCall(opcoesList, '/api/opcoes', opcaoManagers, opcaoMantida),
  exportOpcoes: () => exportCall(opcoesList, opcaoManagers),
  getOpcao: () =>
    call({
      method: 'GET',
      path: '/api/opcoes/{id}',
      summary: 'Uma opção das listas do orçamento',
      access: opcaoManagers,
      params: byId,
      reply: envelope(opcaoMantida),
    }),
  createOpcao: () =>
    call({
      method: 'POST',
      path: '/api/opcoes',
      summary: 'Acrescenta uma opção a uma lista do orçamento',
      access: opcaoManagers,
      body: opcaoCreate,
      reply: written,
    }),
  updateOpcao: () =>
    call({
      method: 'PUT',
      path: '/api/opcoes/{id}',
      summary: 'Corrige a descrição de uma opção, a retira ou a traz de volta',
      access: opcaoManagers,
      params: byId,
      body: opcaoUpdate,
      reply: written,
    }),
})
