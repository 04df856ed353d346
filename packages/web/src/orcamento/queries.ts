import { orcamentoCalls } from '@paco/domain/orcamento/contract'
import { MESSAGES } from '@paco/domain/orcamento/messages'
import type { ListaDoLancamento, Opcao, Programa } from '@paco/domain/orcamento/opcao'
import { notFound } from '@paco/domain/shared/errors'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'

export const lancamentoQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/orcamento', id],
    queryFn: async ({ signal }) => {
      const { data } = await request(orcamentoCalls.getLancamento, { params: { id }, signal })
      const [lancamento] = data.Result
      if (!lancamento) throw notFound(MESSAGES.notFound)
      return lancamento
    },
  })

export const opcaoQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/opcoes', id],
    queryFn: async ({ signal }) => {
      const { data } = await request(orcamentoCalls.getOpcao, { params: { id }, signal })
      const [opcao] = data.Result
      if (!opcao) throw notFound(MESSAGES.opcaoNotFound)
      return opcao
    },
  })

const CALLS = {
  unidade: orcamentoCalls.listUnidades,
  classificacao: orcamentoCalls.listClassificacoes,
  funcionais: orcamentoCalls.listFuncionais,
  contaelemento: orcamentoCalls.listContasElemento,
  aplicacao: orcamentoCalls.listAplicacoes,
  fontederecurso: orcamentoCalls.listFontesStn,
}

/** What one option list offers now. */
export const listaQuery = (lista: ListaDoLancamento) =>
  queryOptions({
    queryKey: [`/api/${lista}`],
    queryFn: async ({ signal }): Promise<readonly Opcao[]> => (await request(CALLS[lista], { signal })).data,
  })

/** The programmes of the multi-year plans. */
export const programasQuery = queryOptions({
  queryKey: ['/api/programa'],
  queryFn: async ({ signal }): Promise<readonly Programa[]> =>
    (await request(orcamentoCalls.listProgramas, { signal })).data,
})
