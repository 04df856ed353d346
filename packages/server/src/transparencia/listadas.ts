import { bairrosCalls } from '@paco/domain/bairros/contract'
import { lancamentosBairrosList } from '@paco/domain/bairros/lancamento-bairro'
import type { Call } from '@paco/domain/http/call'
import type { List } from '@paco/domain/http/list'
import type { View } from '@paco/domain/http/view'
import { boletinsList } from '@paco/domain/medicoes/boletim'
import { medicoesCalls } from '@paco/domain/medicoes/contract'
import { caminhoDaObra } from '@paco/domain/obras/pagina'
import { orcamentoCalls } from '@paco/domain/orcamento/contract'
import { orcamentoList } from '@paco/domain/orcamento/lancamento'
import { transparenciaCalls } from '@paco/domain/transparencia/contract'
import { contratosPublicosList } from '@paco/domain/transparencia/contrato'
import { conveniosPublicosList } from '@paco/domain/transparencia/convenio'
import { emendasPublicasList } from '@paco/domain/transparencia/emenda'
import { fiscaisList } from '@paco/domain/transparencia/fiscal'
import { obrasPublicasList, PARALISACAO_KEYS } from '@paco/domain/transparencia/obra'
import type { NomePagina } from '@paco/domain/transparencia/paginas'
import { pcaPublicoList } from '@paco/domain/transparencia/pca'
import { lancamentosBairrosSource } from '../bairros/queries.ts'
import type { ListSource } from '../db/list.ts'
import { boletinsSource } from '../medicoes/queries.ts'
import { orcamentoSource } from '../orcamento/queries.ts'
import type { Row } from '../planilhas/cells.ts'
import {
  contratosPublicosSource,
  conveniosPublicosSource,
  emendasPublicasSource,
  fiscaisPublicosSource,
  obrasPublicasSource,
  pcaPublicoSource,
} from './queries.ts'

/** A list of the portal as those read it who have no program: the rows of its own call, in fewer columns. */
interface Listada {
  readonly pagina: NomePagina | ((view: View) => NomePagina)
  readonly list: List
  readonly source: ListSource
  readonly call: Call
  readonly colunas: readonly string[] | ((view: View) => readonly string[])
  /** Where the first cell of a row leads. */
  readonly leva?: (row: Row) => string
}

const isParadas = ({ filters }: View) => filters.situacao === 'paralisada'
const QUEM = ['objeto', 'secretaria_nome', 'bairro']

/** The lists of the portal by their names as pages, each with what it tells without a program. */
export const LISTADAS: Readonly<Record<string, Listada>> = {
  'transparencia/obras': {
    pagina: (view) => (isParadas(view) ? 'paralisadas' : 'obras'),
    list: obrasPublicasList,
    source: obrasPublicasSource,
    call: transparenciaCalls.listObrasPublicas,
    colunas: (view) =>
      isParadas(view)
        ? [...QUEM, ...PARALISACAO_KEYS, 'valor_atual', 'percentual', 'percentual_regra']
        : [
            ...QUEM,
            'situacao',
            'inicio',
            'conclusao_original',
            'conclusao_prevista',
            'concluida_em',
            'empresa',
            'contrato',
            'valor_inicial',
            'valor_atual',
            'percentual',
            'percentual_regra',
            'contratado',
            'medido',
            'pago',
          ],
    leva: ({ id }) => caminhoDaObra(Number(id)),
  },
  'transparencia/contratos': {
    pagina: 'contratos',
    list: contratosPublicosList,
    source: contratosPublicosSource,
    call: transparenciaCalls.listContratosPublicos,
    colunas: [
      'numero_ano',
      'empresa',
      'cnpj',
      'objeto',
      'secretaria_nome',
      'assinatura',
      'vigencia_fim',
      'valor_inicial',
      'valor_atual',
      'situacao',
    ],
    leva: ({ id }) => `/contratos/${id}`,
  },
  'transparencia/fiscais': {
    pagina: 'fiscais',
    list: fiscaisList,
    source: fiscaisPublicosSource,
    call: transparenciaCalls.listFiscaisPublicos,
    colunas: ['fiscal', 'papel', 'contrato', 'objeto', 'empresa', 'portaria', 'de', 'ate'],
  },
  'transparencia/convenios': {
    pagina: 'convenios',
    list: conveniosPublicosList,
    source: conveniosPublicosSource,
    call: transparenciaCalls.listConveniosPublicos,
    colunas: [
      'numero',
      'ano',
      'concedente',
      'natureza',
      'beneficiario',
      'objeto',
      'total',
      'recebido',
      'recebido_em',
      'vigencia_fim',
      'situacao',
      'termo',
    ],
  },
  'transparencia/emendas': {
    pagina: 'emendas',
    list: emendasPublicasList,
    source: emendasPublicasSource,
    call: transparenciaCalls.listEmendasPublicas,
    colunas: [
      'numero',
      'ano',
      'esfera',
      'autor',
      'tipo',
      'objeto',
      'valor_previsto',
      'valor_empenhado',
      'valor_pago',
      'projetos',
    ],
    leva: ({ id }) => `/emendas/${id}`,
  },
  'transparencia/pca': {
    pagina: 'pca',
    list: pcaPublicoList,
    source: pcaPublicoSource,
    call: transparenciaCalls.listPcaPublico,
    colunas: [
      'objeto',
      'requisitante',
      'expectativa_consumo_anual',
      'valor_preliminar',
      'data_pretendida',
      'prioridade',
    ],
  },
  medicoes: {
    pagina: 'medicoes',
    list: boletinsList,
    source: boletinsSource(null),
    call: medicoesCalls.listBoletins,
    colunas: [
      'contrato_nome',
      'numero',
      'empresa',
      'secretaria_nome',
      'inicio',
      'fim',
      'situacao',
      'valor_periodo',
      'valor_liquido',
      'valor_pago',
      'fisico',
    ],
    leva: ({ id }) => `/medicoes/${id}`,
  },
  projetosbairros: {
    pagina: 'bairros',
    list: lancamentosBairrosList,
    source: lancamentosBairrosSource,
    call: bairrosCalls.listLancamentosBairros,
    colunas: ['Bairro', 'Zona', 'Descricao', 'programa', 'Tipo', 'Fonte', 'Valor'],
  },
  'transparencia/dotacoes': {
    pagina: 'dotacoes',
    list: { ...orcamentoList, title: 'Dotações orçamentárias' },
    source: orcamentoSource(null),
    call: orcamentoCalls.listLancamentos,
    colunas: [
      'funcional_programatica',
      'secretaria_nome',
      'conta_elemento_despesa',
      'aplicacao',
      'fonte_recurso',
      'ficha',
      'exercicio',
      'valor',
      'saldo',
    ],
  },
}
