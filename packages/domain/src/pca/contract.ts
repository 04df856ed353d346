import * as z from 'zod/mini'
import { also, call, decides } from '../http/call.ts'
import { exportCall, listFilter, plainListCall } from '../http/list.ts'
import { byId, createCall, deleteCall, getCall, updateCall } from '../http/record.ts'
import { envelope, file, written } from '../http/replies.ts'
import * as fields from '../shared/fields.ts'
import { pncpEnviar } from '../shared/pncp.ts'
import { namesSecretaria } from '../usuarios/policy.ts'
import { planoAdiar } from './adiar.ts'
import { planoPncp } from './envio.ts'
import { ano, pca, pcaCreate, pcaList, pcaUpdate, resumoPca } from './pca.ts'
import { plano, planoEnviado, planoPasso, planoUpdate } from './plano.ts'
import { demandaWriters, pcaManagers, pcaReaders } from './policy.ts'
import {
  itemAprovado,
  itemCancelado,
  itemConsolidado,
  itemDevolvido,
  itemEnviado,
  revisao,
} from './revisao.ts'
import { daUnidade, planoCreate } from './unidades.ts'

export const PNCP_FORMATS = ['csv', 'json'] as const
export type PncpFormat = (typeof PNCP_FORMATS)[number]
const formato = z.enum(PNCP_FORMATS, 'Escolha csv ou json.')

/** Which of the files of a long plan. */
const parte = fields.integer(1, 1000)

/** What there is to tell the portal after the plan. */
export const PARTES_REVISAO = ['alteracoes', 'inclusoes', 'exclusoes'] as const
export type ParteRevisao = (typeof PARTES_REVISAO)[number]

/** A step of one item. */
const stepCall = <B extends z.ZodMiniType<{ versao: number }>, A extends typeof pcaManagers>(
  step: string,
  summary: string,
  access: A,
  body: () => B,
) =>
  decides(
    call({
      method: 'POST',
      path: `/api/pca/{id}/${step}`,
      summary,
      access,
      params: () => byId,
      body,
      reply: () => written,
    }),
  )

const byAno = () => z.object({ ano })
const PLANO = '/api/pca/planos/{ano}'
const DEMANDAS = '/api/pca/demandas'

export const pcaCalls = {
  listPca: plainListCall(pcaList, '/api/pca', pcaReaders, () => pca),
  exportPca: exportCall(pcaList, pcaReaders),
  getResumoPca: call({
    method: 'GET',
    path: '/api/pca/resumo',
    summary: 'Somas do PCA por prioridade e por mês da data pretendida',
    access: pcaReaders,
    query: () => listFilter(pcaList),
    reply: () => envelope(resumoPca),
  }),
  exportPncp: call({
    method: 'GET',
    path: '/api/pca/pncp',
    summary: 'O plano de um ano no leiaute de itens do PNCP; o que o PCA não tem fica vazio',
    access: pcaReaders,
    query: () => z.object({ ano, formato }),
    reply: file('text/csv', 'application/json'),
  }),
  getPca: getCall('/api/pca/{id}', 'Um item do PCA', pcaReaders, () => pca),
  createPca: createCall('/api/addpca', 'Cadastra um item do PCA', pcaManagers, () => pcaCreate),
  updatePca: updateCall('/api/editpca/{id}', 'Altera um item do PCA', pcaManagers, () => pcaUpdate),
  deletePca: deleteCall('/api/pca/{id}', 'Exclui um item do PCA', pcaManagers),

  createDemanda: also(
    createCall(
      DEMANDAS,
      'Escreve a demanda de uma secretaria, como rascunho',
      demandaWriters,
      () => pcaCreate,
    ),
    { alsoMissing: namesSecretaria('id_secretaria') },
  ),
  updateDemanda: updateCall(
    `${DEMANDAS}/{id}`,
    'Altera uma demanda que não foi enviada, ou que voltou',
    demandaWriters,
    () => pcaUpdate,
  ),
  deleteDemanda: deleteCall(
    `${DEMANDAS}/{id}`,
    'Exclui uma demanda que não foi enviada, ou que voltou',
    demandaWriters,
  ),
  sendDemanda: stepCall('enviar', 'Envia uma demanda ao planejamento', demandaWriters, () => itemEnviado),
  returnItem: stepCall('devolver', 'Devolve um item à secretaria', pcaManagers, () => itemDevolvido),
  approveItem: stepCall(
    'aprovar',
    'Aprova um item; em plano aprovado, com justificativa',
    pcaManagers,
    () => itemAprovado,
  ),
  mergeItens: stepCall(
    'consolidar',
    'Soma outros itens a este; eles saem das somas e apontam para ele',
    pcaManagers,
    () => itemConsolidado,
  ),
  cancelItem: stepCall(
    'cancelar',
    'Tira um item de um plano; o número dele fica',
    pcaManagers,
    () => itemCancelado,
  ),
  listPcaRevisoes: getCall(
    '/api/pca/{id}/revisoes',
    'O que mudou em um item depois de aprovado o plano',
    pcaReaders,
    () => revisao,
  ),

  listPlanos: call({
    method: 'GET',
    path: '/api/pca/planos',
    summary: 'Os planos de cada ano, do mais novo ao mais antigo',
    access: pcaReaders,
    reply: () => envelope(plano),
  }),
  createPlano: call({
    method: 'POST',
    path: '/api/pca/planos',
    summary: 'Abre o plano de uma unidade; o da primeira nasce com o primeiro item do ano',
    access: pcaManagers,
    body: () => planoCreate,
    reply: () => written,
  }),
  getPlano: call({
    method: 'GET',
    path: PLANO,
    summary:
      'Os planos de um ano, ou o de uma unidade, com o que os itens somam e quantos estão prontos para o PNCP',
    access: pcaReaders,
    params: byAno,
    query: () => daUnidade,
    reply: () => envelope(plano),
  }),
  updatePlano: call({
    method: 'PUT',
    path: PLANO,
    summary: 'Diz de que unidade é o plano de um ano; o código fica depois de enviado',
    access: pcaManagers,
    params: byAno,
    query: () => daUnidade,
    body: () => planoUpdate,
    reply: () => written,
  }),
  movePlano: decides(
    call({
      method: 'POST',
      path: `${PLANO}/passo`,
      summary: 'Leva o plano de um ano à situação seguinte',
      access: pcaManagers,
      params: byAno,
      query: () => daUnidade,
      body: () => planoPasso,
      reply: () => written,
    }),
  ),
  markPlanoSent: decides(
    call({
      method: 'POST',
      path: `${PLANO}/enviado`,
      summary: 'Registra que o plano, ou o que mudou nele, foi enviado ao PNCP',
      access: pcaManagers,
      params: byAno,
      query: () => daUnidade,
      body: () => planoEnviado,
      reply: () => written,
    }),
  ),
  getPlanoPncp: call({
    method: 'GET',
    path: `${PLANO}/pncp`,
    summary: 'O que falta informar de um plano ao PNCP, o que o impede e como foi a última tentativa',
    access: pcaReaders,
    params: byAno,
    query: () => daUnidade,
    reply: () => envelope(planoPncp),
  }),
  sendPlano: decides(
    call({
      method: 'POST',
      path: `${PLANO}/pncp/enviar`,
      summary:
        'Envia ao PNCP o plano, ou o que mudou nele, uma só vez (409 com o motivo quando não foi, ou não se sabe)',
      access: pcaManagers,
      params: byAno,
      query: () => daUnidade,
      body: () => pncpEnviar,
      reply: () => written,
    }),
  ),
  listSemExecucao: call({
    method: 'GET',
    path: `${PLANO}/sem-execucao`,
    summary: 'Os itens de um plano que não têm projeto e não foram levados ao plano seguinte',
    access: pcaReaders,
    params: byAno,
    query: () => daUnidade,
    reply: () => envelope(pca),
  }),
  carryItens: decides(
    call({
      method: 'POST',
      path: `${PLANO}/adiar`,
      summary:
        'Escreve itens sem execução no plano do ano seguinte, onde esperam aprovação (409 antes de dezembro)',
      access: pcaManagers,
      params: byAno,
      query: () => daUnidade,
      body: () => planoAdiar,
      reply: () => written,
    }),
  ),
  exportPlano: call({
    method: 'GET',
    path: `${PLANO}/arquivo`,
    summary: 'Os itens prontos de um plano no leiaute de envio do PNCP, até mil por arquivo',
    access: pcaReaders,
    params: byAno,
    query: () => z.extend(daUnidade, { formato, parte: z.optional(parte) }),
    reply: file('text/csv', 'application/json'),
  }),
  exportRetificacao: call({
    method: 'GET',
    path: `${PLANO}/retificacao`,
    summary: 'O que mudou em um plano desde o último envio, no leiaute do PNCP, até mil itens por arquivo',
    access: pcaReaders,
    params: byAno,
    query: () =>
      z.extend(daUnidade, {
        parte: z.enum(PARTES_REVISAO, 'Escolha alteracoes, inclusoes ou exclusoes.'),
        arquivo: z.optional(parte),
      }),
    reply: file('application/json'),
  }),
}
