import { loginAs, type TestApp } from '../../test/harness.ts'
import type { Who } from '../aditivos/aditivos.testing.ts'
import { openContratos, signedBody } from '../contratos/contratos.testing.ts'

const grupo = (codigo: string, descricao: string) => ({ tipo: 'grupo', codigo, descricao })
const item = (codigo: string, descricao: string, unidade: string, quantidade: number, own: object) => ({
  tipo: 'item',
  codigo,
  descricao,
  unidade,
  quantidade,
  ...own,
})

/** The worked example of a paved street as a form sends it: five items in three groups, R$ 528.987,72. */
export const RUA = [
  grupo('1', 'Serviços preliminares'),
  item('1.1', 'Placa de obra', 'm²', 6, { preco_unitario: 370.62 }),
  item('1.2', 'Cerca de tapume', 'm', 120, { preco_unitario: 55.75 }),
  grupo('2', 'Pavimentação'),
  item('2.1', 'Regularização do subleito', 'm²', 5000, {
    tabela: 'SINAPI',
    codigo_tabela: '100576',
    custo_unitario: 2.31,
  }),
  item('2.2', 'CBUQ', 'm³', 250, { custo_unitario: 1412.77 }),
  grupo('3', 'Drenagem'),
  item('3.1', 'Tubo de concreto', 'm', 300, { preco_unitario: 231.63 }),
]
export const TOTAL = 528_987.72

/** A row as it is read, with what the tests look at. */
export interface Linha {
  chave: number
  codigo: string
  tipo: string
  quantidade: number | null
  preco_unitario: number | null
  preco_referencia: number | null
  valor: number
}

let seen = 0

/** What the tests of bills of quantities do over and over. */
export async function openQuantitativos(test: TestApp) {
  const bench = await openContratos(test)
  const { call, obras, auditor, newProjeto, newContrato, ask, pedido, decide } = bench

  /** Of the department too: approves what others typed. */
  const chefe = await loginAs(test, { name: 'Célia', id_secretaria: 12 })

  const create = (body: object, who: Who = obras) => call(who, 'POST', '/api/quantitativos', body)
  const update = (id: number, body: object, who: Who = obras) =>
    call(who, 'PUT', `/api/quantitativos/${id}`, body)
  const approve = (id: number, who: Who = chefe, body: object = {}) =>
    call(who, 'PUT', `/api/quantitativos/${id}/aprovar`, body)
  const remove = (id: number, who: Who = obras) => call(who, 'DELETE', `/api/quantitativos/${id}`)
  const read = async (id: number, who: Who = obras) =>
    (await call(who, 'GET', `/api/quantitativos/${id}`)).json().Result[0]
  const rowsOf = async (id: number): Promise<Linha[]> => (await read(id)).itens
  const compare = async (id: number, who: Who = obras) =>
    (await call(who, 'GET', `/api/quantitativos/${id}/comparacao`)).json().Result[0]

  /** A signed contract of the department of works with a project, and the worked example in preparation. */
  const newRua = async (contrato: object = {}, planilha: object = {}) => {
    seen += 1
    const projeto = await newProjeto({ valor: 1_000_000, nomeprojeto: `Rua ${seen}` })
    const id_contrato = await newContrato(
      {
        ...signedBody,
        prazo_dias: 720,
        regime: 1,
        valor_referencia: 560_000,
        projetos: [projeto],
        ...contrato,
      },
      obras,
    )
    const made = await create({
      id_contrato,
      vigente_de: '2026-03-02',
      bdi: 23.54,
      itens: RUA,
      ...planilha,
    })
    return { projeto, id_contrato, id: made.json().id as number }
  }
  /** The same, approved. */
  const newAprovada = async (contrato: object = {}, planilha: object = {}) => {
    const rua = await newRua(contrato, planilha)
    await approve(rua.id)
    return rua
  }
  /** An amendment of the contract that an auditor approved. */
  const newAditivo = async (
    { projeto, id_contrato }: { projeto: number; id_contrato: number },
    own: object,
    reason = 'De acordo',
  ): Promise<number> => {
    const id = await ask(pedido(projeto, 'misto', { id_contrato, ...own }))
    await decide(auditor, id, 'aprovar', reason)
    return id
  }
  /** A revision of the sheet by that amendment, its rows as they were. */
  const newRevisao = async (id_contrato: number, id_aditivo: number): Promise<number> =>
    (await create({ id_contrato, id_aditivo, vigente_de: '2026-08-01' })).json().id

  return {
    ...bench,
    chefe,
    create,
    update,
    approve,
    remove,
    read,
    rowsOf,
    compare,
    newRua,
    newAprovada,
    newAditivo,
    newRevisao,
  }
}
