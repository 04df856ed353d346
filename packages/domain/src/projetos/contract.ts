import * as z from 'zod/mini'
import { anyone } from '../http/access.ts'
import { also, call, ofToday } from '../http/call.ts'
import { exportCall, listCall } from '../http/list.ts'
import { createCall, deleteCall, getCall, updateCall } from '../http/record.ts'
import { file } from '../http/replies.ts'
import * as fields from '../shared/fields.ts'
import { namesSecretaria } from '../usuarios/policy.ts'
import { projetoChangers } from './policy.ts'
import { fichaList, processosList, projeto, projetoCreate, projetoUpdate, relacaoList } from './projeto.ts'

export const MAX_PDF = 200

const ids = z
  .array(fields.id, { error: 'Informe a lista de projetos.' })
  .check(
    z.minLength(1, 'Selecione pelo menos um projeto para gerar o PDF.'),
    z.maxLength(MAX_PDF, `Selecione no máximo ${MAX_PDF} projetos.`),
  )

const counter = <K extends string>(key: K, path: string, summary: string) =>
  call({
    method: 'GET',
    path,
    summary,
    access: anyone,
    ofToday: true,
    reply: () => z.array(z.object({ [key]: z.number() } as Record<K, z.ZodMiniNumber>)),
  })

export const projetosCalls = {
  listProjetos: ofToday(listCall(processosList, '/api/getprojetocompleto', anyone, () => projeto)),
  exportProcessos: ofToday(exportCall(processosList, anyone)),
  exportRelacao: ofToday(exportCall(relacaoList, anyone)),
  exportFicha: ofToday(exportCall(fichaList, anyone)),
  getProjeto: ofToday(getCall('/api/getprojetocompleto/{id}', 'Um projeto', anyone, () => projeto)),
  createProjeto: also(
    createCall('/api/createprojetocompleto', 'Cadastra um projeto', projetoChangers, () => projetoCreate),
    { alsoMissing: namesSecretaria('id_secretaria') },
  ),
  updateProjeto: updateCall(
    '/api/updateprojetocompleto/{id}',
    'Altera um projeto; com a linha de base congelada, valor e datas de fim só mudam por aditivo (409) ou por correção de um administrador, com motivo_correcao; concluir uma etapa sem os documentos que ela pede fica registrado com motivo_documentos, ou é recusado (409) onde a lista assim diz',
    projetoChangers,
    () => projetoUpdate,
  ),
  deleteProjeto: deleteCall(
    '/api/deleteprojetocompleto/{id}',
    'Move um projeto, com tudo o que é dele, para a lixeira, onde fica 30 dias; com um aditivo decidido, um boletim aprovado, um contrato assinado ou um documento lacrado ele só se arquiva (409)',
    projetoChangers,
  ),
  countConcluido: counter('concluido', '/api/getconcluido', 'Quantos projetos estão concluídos'),
  countEmAndamento: counter('emandamento', '/api/getemandamento', 'Quantos projetos estão em andamento'),
  countNaoIniciado: counter('naoiniciado', '/api/getnaoiniciado', 'Quantos projetos não foram iniciados'),
  countAtrasado: counter('atrasado', '/api/getatrasado', 'Quantos projetos estão atrasados'),
  gerarPdf: call({
    method: 'POST',
    path: '/api/gerar-pdf',
    summary: 'Fichas de um a duzentos projetos em PDF',
    access: anyone,
    body: () => z.object({ ids }),
    ofToday: true,
    reply: file('application/pdf'),
  }),
}
