import { orcamentoCalls } from '@paco/domain/orcamento/contract'
import { MESSAGES } from '@paco/domain/orcamento/messages'
import type { ListaDoLancamento } from '@paco/domain/orcamento/opcao'
import { recordOf, rowsOf } from '../http/reads.ts'

export const lancamentoQuery = (id: number) =>
  recordOf(orcamentoCalls.getLancamento, { params: { id } }, MESSAGES.notFound)

export const opcaoQuery = (id: number) =>
  recordOf(orcamentoCalls.getOpcao, { params: { id } }, MESSAGES.opcaoNotFound)

const CALLS = {
  unidade: orcamentoCalls.listUnidades,
  classificacao: orcamentoCalls.listClassificacoes,
  funcionais: orcamentoCalls.listFuncionais,
  contaelemento: orcamentoCalls.listContasElemento,
  aplicacao: orcamentoCalls.listAplicacoes,
  fontederecurso: orcamentoCalls.listFontesStn,
}

/** What one option list offers now. */
export const listaQuery = (lista: ListaDoLancamento) => rowsOf(CALLS[lista], {})

/** The programmes of the multi-year plans. */
export const programasQuery = rowsOf(orcamentoCalls.listProgramas, {})
