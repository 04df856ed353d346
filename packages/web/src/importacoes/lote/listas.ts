import { bairrosCalls } from '@paco/domain/bairros/contract'
import { lancamentosBairrosList } from '@paco/domain/bairros/lancamento-bairro'
import { contratosCalls } from '@paco/domain/contratos/contract'
import { contratosList } from '@paco/domain/contratos/contrato'
import { FAMILIAS } from '@paco/domain/convenios/familias'
import { emendasCalls } from '@paco/domain/emendas/contract'
import { emendasList } from '@paco/domain/emendas/emenda'
import type { Call } from '@paco/domain/http/call'
import type { List } from '@paco/domain/http/list'
import { orcamentoCalls } from '@paco/domain/orcamento/contract'
import { orcamentoList } from '@paco/domain/orcamento/lancamento'
import { pcaCalls } from '@paco/domain/pca/contract'
import { pcaList } from '@paco/domain/pca/pca'
import { projetosCalls } from '@paco/domain/projetos/contract'
import { fichaList, processosList, relacaoList } from '@paco/domain/projetos/projeto'
import { secretariasCalls } from '@paco/domain/secretarias/contract'
import { secretariasList } from '@paco/domain/secretarias/secretaria'
import { servicosList } from '@paco/domain/servicos/servico'
import { usuariosCalls } from '@paco/domain/usuarios/contract'
import { usuariosList } from '@paco/domain/usuarios/usuario'
import { partsOf } from '../../convenios/queries.ts'
import { PATHS } from '../../paths.ts'

/** A list whose records are edited in batches. */
interface ListaEditada {
  readonly list: List
  /** Tells which records a filter finds; without it they are named in the address. */
  readonly call?: Call
  /** Where one record is edited, with its number in place of `$id`. */
  readonly form?: string
}

const LISTAS: readonly ListaEditada[] = [
  { list: processosList, call: projetosCalls.listProjetos, form: PATHS.editProjeto },
  { list: relacaoList, call: projetosCalls.listProjetos, form: PATHS.editProjeto },
  { list: fichaList, call: projetosCalls.listProjetos, form: PATHS.editProjeto },
  { list: orcamentoList, call: orcamentoCalls.listLancamentos, form: PATHS.editOrcamento },
  { list: emendasList, call: emendasCalls.listEmendas, form: PATHS.editEmenda },
  { list: pcaList, call: pcaCalls.listPca, form: PATHS.editPca },
  {
    list: lancamentosBairrosList,
    call: bairrosCalls.listLancamentosBairros,
    form: PATHS.editProjetoBairro,
  },
  ...FAMILIAS.map((familia) => {
    const { list, calls } = partsOf(familia)
    return { list, call: calls.list, form: `/editconvenio${familia.key}/$id` }
  }),
  { list: secretariasList, call: secretariasCalls.listSecretarias, form: PATHS.editSecretaria },
  { list: contratosList, call: contratosCalls.listContratos, form: PATHS.editContrato },
  // The services of one project have no list of their own.
  { list: servicosList },
  { list: usuariosList, call: usuariosCalls.listUsuarios, form: PATHS.usuario },
]

export const listaEditada = (nome: string): ListaEditada | undefined =>
  LISTAS.find(({ list }) => list.name === nome)

export const formPath = (nome: string, id: number): string | null =>
  listaEditada(nome)?.form?.replace('$id', String(id)) ?? null
