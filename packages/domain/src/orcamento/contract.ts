import * as z from 'zod/mini'
import { anyone, signedIn } from '../http/access.ts'
import { also, call } from '../http/call.ts'
import { exportCall, listCall, listQuery, listWithin } from '../http/list.ts'
import { createCall, deleteCall, getCall, updateCall } from '../http/record.ts'
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
  programa,
} from './opcao.ts'
import { lancamentoChangers, opcaoManagers } from './policy.ts'

/** One option list of the budget form. */
const options = <Reply extends typeof opcao>(lista: Lista, reply: Reply) =>
  call({
    method: 'GET',
    path: `/api/${lista}`,
    summary: `Opções: ${LISTA_LABELS[lista]}`,
    access: anyone,
    short: opcoesOferecidasList.short,
    query: () => listQuery(opcoesOferecidasList),
    reply: () => z.array(reply),
  })

export const orcamentoCalls = {
  listUnidades: options('unidade', opcao),
  listClassificacoes: options('classificacao', opcao),
  listFuncionais: options('funcionais', opcao),
  listContasElemento: options('contaelemento', opcao),
  listAplicacoes: options('aplicacao', opcao),
  listFontesStn: options('fontederecurso', opcao),
  listProgramas: options('programa', programa),

  listLancamentos: listCall(orcamentoList, '/api/orcamento', anyone, () => lancamento),
  exportLancamentos: exportCall(orcamentoList, anyone),
  listLancamentosDaSecretaria: call({
    method: 'GET',
    path: '/api/orcamentos/secretaria/{id_secretaria}',
    summary: 'Os lançamentos orçamentários de uma secretaria, com seus saldos',
    access: signedIn,
    params: () => z.object({ id_secretaria: fields.id }),
    query: () => listQuery(listWithin(orcamentoList, 'secretaria_id')),
    reply: () => z.array(lancamento),
  }),
  getLancamento: getCall('/api/orcamento/{id}', 'Um lançamento orçamentário', anyone, () => lancamento),
  createLancamento: also(
    createCall(
      '/api/orcamento',
      'Cria um lançamento orçamentário',
      lancamentoChangers,
      () => lancamentoCreate,
    ),
    { alsoMissing: namesSecretaria('secretaria_id') },
  ),
  updateLancamento: updateCall(
    '/api/orcamento/{id}',
    'Altera um lançamento orçamentário',
    lancamentoChangers,
    () => lancamentoUpdate,
  ),
  deleteLancamento: deleteCall(
    '/api/orcamento/{id}',
    'Exclui um lançamento orçamentário',
    lancamentoChangers,
  ),

  listOpcoes: listCall(opcoesList, '/api/opcoes', opcaoManagers, () => opcaoMantida),
  exportOpcoes: exportCall(opcoesList, opcaoManagers),
  getOpcao: getCall(
    '/api/opcoes/{id}',
    'Uma opção das listas do orçamento',
    opcaoManagers,
    () => opcaoMantida,
  ),
  createOpcao: createCall(
    '/api/opcoes',
    'Acrescenta uma opção a uma lista do orçamento',
    opcaoManagers,
    () => opcaoCreate,
  ),
  updateOpcao: updateCall(
    '/api/opcoes/{id}',
    'Corrige a descrição de uma opção, a retira ou a traz de volta',
    opcaoManagers,
    () => opcaoUpdate,
  ),
}
