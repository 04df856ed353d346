import * as z from 'zod/mini'
import { contratoChangers } from '../contratos/policy.ts'
import { anyone } from '../http/access.ts'
import { also, call, decides, ofToday } from '../http/call.ts'
import { exportCall, listCall } from '../http/list.ts'
import { byId, createCall, deleteCall, getCall, updateCall } from '../http/record.ts'
import { envelope, file, written } from '../http/replies.ts'
import { boletim, boletinsList, folhaBoletim, linhaBoletim } from './boletim.ts'
import { boletimCreate, boletimUpdate, conferencia, devolucao, liquidacao, passo } from './corpos.ts'
import { curvaList, exportOf, linhasDoBoletimList } from './planilhas.ts'
import { medicaoActors } from './policy.ts'
import {
  cronogramaUpdate,
  curva,
  pagamento,
  pagamentoCreate,
  previsto,
  regraMedicao,
  regraUpdate,
} from './registros.ts'

const MEDICAO = '/api/medicoes/{id}'
const DO_CONTRATO = '/api/contratos/{id}'

/** A draft is written again and again: each answer names the version the next one starts from. */
const salvo = { reply: () => z.extend(written, { versao: z.number() }) }

/** A step of a bulletin, with nothing but the version it was decided on. */
const step = <const P extends string>(name: P, summary: string) =>
  decides(updateCall(`${MEDICAO}/${name}`, summary, medicaoActors, () => passo))

export const medicoesCalls = {
  listBoletins: listCall(boletinsList, '/api/medicoes', anyone, () => boletim),
  exportBoletins: exportCall(boletinsList, anyone),
  getBoletim: getCall(MEDICAO, 'Um boletim de medição', anyone, () => boletim),
  listLinhasDoBoletim: getCall(
    `${MEDICAO}/linhas`,
    'As linhas de um boletim: o contratado, o já medido e o do período',
    anyone,
    () => linhaBoletim,
  ),
  getFolhaDoBoletim: getCall(
    `${MEDICAO}/folha`,
    'Por qual planilha um boletim é medido: os grupos, o arredondamento e a retenção',
    anyone,
    () => folhaBoletim,
  ),
  createBoletim: createCall(
    '/api/medicoes',
    'Abre o próximo boletim de um contrato; um aberto por vez (409)',
    medicaoActors,
    () => boletimCreate,
  ),
  updateBoletim: also(
    updateCall(
      MEDICAO,
      'Salva um boletim em elaboração; as linhas não enviadas ficam como estão',
      medicaoActors,
      () => boletimUpdate,
    ),
    salvo,
  ),
  checkBoletim: also(
    decides(
      updateCall(
        `${MEDICAO}/conferencia`,
        'Salva as quantidades aceitas e os motivos das glosas, durante a conferência',
        medicaoActors,
        () => conferencia,
      ),
    ),
    salvo,
  ),
  sendBoletim: step('enviar', 'Envia um boletim para conferência'),
  beginCheckOfBoletim: step('conferir', 'Inicia a conferência de um boletim'),
  attestBoletim: step('atestar', 'Atesta um boletim: só o fiscal do contrato'),
  approveBoletim: also(
    step('aprovar', 'Aprova um boletim, que não muda mais: só o gestor, nunca quem atestou'),
    { proven: true },
  ),
  returnBoletim: decides(
    updateCall(
      `${MEDICAO}/devolver`,
      'Devolve um boletim ainda não aprovado, com o motivo',
      medicaoActors,
      () => devolucao,
    ),
  ),
  liquidateBoletim: decides(
    updateCall(
      `${MEDICAO}/liquidar`,
      'Liquida um boletim aprovado, com a nota fiscal',
      contratoChangers,
      () => liquidacao,
    ),
  ),
  deleteBoletim: deleteCall(MEDICAO, 'Exclui o último boletim, ainda em elaboração', medicaoActors),
  listPagamentos: getCall(`${MEDICAO}/pagamentos`, 'Os pagamentos de um boletim', anyone, () => pagamento),
  createPagamento: decides(
    call({
      method: 'POST',
      path: `${MEDICAO}/pagamentos`,
      summary: 'Registra um pagamento; a soma nunca passa do líquido (409)',
      access: contratoChangers,
      params: () => byId,
      body: () => pagamentoCreate,
      reply: () => written,
    }),
  ),
  printBoletim: call({
    method: 'GET',
    path: `${MEDICAO}/pdf`,
    summary: 'O boletim de medição em PDF para assinar',
    access: anyone,
    params: () => byId,
    reply: file('application/pdf'),
  }),
  exportBoletim: exportOf(linhasDoBoletimList, '/api/exportar/medicoes/{id}', anyone),
  getRegraMedicao: getCall(`${DO_CONTRATO}/medicao`, 'Como um contrato é medido', anyone, () => regraMedicao),
  updateRegraMedicao: decides(
    updateCall(
      `${DO_CONTRATO}/medicao`,
      'Define modo e retenção; o modo é o do regime (art. 46, § 9º)',
      contratoChangers,
      () => regraUpdate,
    ),
  ),
  listCronograma: call({
    method: 'GET',
    path: `${DO_CONTRATO}/cronograma`,
    summary: 'O cronograma físico-financeiro de um contrato',
    access: anyone,
    params: () => byId,
    reply: () => envelope(previsto),
  }),
  updateCronograma: updateCall(
    `${DO_CONTRATO}/cronograma`,
    'Grava o cronograma físico-financeiro inteiro',
    contratoChangers,
    () => cronogramaUpdate,
  ),
  getCurva: ofToday(
    getCall(
      `${DO_CONTRATO}/curva`,
      'A curva S de um contrato: planejado, medido e pago',
      anyone,
      () => curva,
    ),
  ),
  printCurva: call({
    method: 'GET',
    path: `${DO_CONTRATO}/curva/pdf`,
    summary: 'A curva S de um contrato em PDF para assinar',
    access: anyone,
    params: () => byId,
    reply: file('application/pdf'),
  }),
  exportCurva: exportOf(curvaList, '/api/exportar/curva/{id}', anyone),
}
