import type { Linha } from '../auditoria/entrada.ts'
import type { Kind } from '../auditoria/manchete.ts'

type Act = Pick<Kind, 'verbOf' | 'reasonOf' | 'within'>

/** That something was noted, by a word of its own; other changes of it are told as any. */
const noted =
  (verb: string): NonNullable<Act['verbOf']> =>
  ({ acao }) =>
    acao === 'criou' ? verb : undefined

/** What a step is called, by what the field came to. */
const step = ({ antes, depois, acao }: Linha, campo: string, verbs: Readonly<Record<string, string>>) =>
  acao === 'alterou' && antes?.[campo] !== depois?.[campo] ? verbs[String(depois?.[campo])] : undefined

const PASSOS = {
  enviada: 'Enviou',
  em_conferencia: 'Começou a conferir',
  atestada: 'Atestou',
  aprovada: 'Aprovou',
  liquidada: 'Liquidou',
  paga: 'Pagou',
  em_elaboracao: 'Devolveu',
}
const DECISOES = {
  aprovado: 'Aprovou',
  rejeitado: 'Rejeitou',
  devolvido: 'Devolveu',
  retirado: 'Retirou',
  pendente: 'Reenviou',
}

const ETAPAS = { Concluído: 'Concluiu', 'Em andamento': 'Iniciou' }

/** A stage that was concluded is opened again, whatever it is said to be then. */
const stage = (linha: Linha) =>
  linha.acao === 'alterou' && linha.antes?.situacao === 'Concluído'
    ? 'Reabriu'
    : step(linha, 'situacao', ETAPAS)

const IMPORTACOES = {
  conferida: 'Conferiu de novo',
  na_fila: 'Mandou fazer',
  importando: 'Começou',
  importada: 'Concluiu',
  desfazendo: 'Começou a desfazer',
  desfeita: 'Desfez',
  cancelada: 'Cancelou',
  falhou: 'Não conseguiu fazer',
}

const link = (linha: Linha) =>
  noted('Gerou')(linha) ??
  (linha.acao === 'alterou' ? (linha.depois?.usado_em ? 'Usou' : 'Trocou') : undefined)

const fator = ({ acao, antes, depois }: Linha) => {
  if (acao === 'excluiu') return 'Desligou'
  return acao === 'alterou' && !antes?.ligado_em && depois?.ligado_em ? 'Ligou' : undefined
}

/** What people do with records, where there is a better word for it than that one was created or altered. */
export const ATOS: Readonly<Record<string, Act>> = {
  etapas: { verbOf: stage },
  servicos: { verbOf: noted('Registrou') },
  convites: { verbOf: link },
  senha_links: { verbOf: link },
  segundo_fator: { verbOf: fator },
  identidades: {
    verbOf: (linha) => noted('Vinculou')(linha) ?? (linha.acao === 'excluiu' ? 'Desvinculou' : undefined),
  },
  importacoes: { verbOf: (linha) => noted('Enviou')(linha) ?? step(linha, 'situacao', IMPORTACOES) },
  parcelas: { verbOf: noted('Registrou'), within: { entidade: 'servicos', campo: 'servico_id' } },
  aditivos: {
    verbOf: (linha) => noted('Pediu')(linha) ?? step(linha, 'status', DECISOES),
    reasonOf: ({ depois }) => depois?.descricao_decisao ?? depois?.motivo_devolucao,
  },
  correcoes: { verbOf: noted('Registrou') },
  contratos_correcoes: { verbOf: noted('Registrou') },
  paralisacoes: {
    verbOf: (linha) =>
      noted('Registrou')(linha) ??
      (linha.acao === 'alterou' && !linha.antes?.reinicio && linha.depois?.reinicio ? 'Encerrou' : undefined),
  },
  quantitativos_revisoes: { verbOf: (linha) => step(linha, 'situacao', { aprovada: 'Aprovou' }) },
  medicoes: {
    verbOf: (linha) => noted('Abriu')(linha) ?? step(linha, 'situacao', PASSOS),
    reasonOf: ({ depois }) => depois?.motivo_devolucao,
  },
  medicoes_pagamentos: { verbOf: noted('Registrou'), within: { entidade: 'medicoes', campo: 'medicao_id' } },
  recebimentos: { verbOf: noted('Registrou') },
  aditivo_mensagens: { verbOf: noted('Escreveu') },
  diario: { verbOf: noted('Registrou') },
  documentos: {
    verbOf: (linha) =>
      noted('Guardou')(linha) ?? step(linha, 'situacao', { sem_efeito: 'Tornou sem efeito' }),
  },
  documento_versoes: { verbOf: noted('Enviou') },
  checklist_dispensas: { verbOf: noted('Registrou') },
  checklist_conclusoes: { verbOf: noted('Registrou') },
  remessas: { verbOf: noted('Gerou') },
  declaracoes: {
    verbOf: (linha) => noted('Fez')(linha) ?? (linha.depois?.retirada_em ? 'Retirou' : undefined),
  },
  prazos_cumpridos: { verbOf: noted('Marcou como cumprido') },
}
