import type * as z from 'zod/mini'
import { termo } from '../aditivos/pedido.ts'
import { lancamentoBairroCreate } from '../bairros/lancamento-bairro.ts'
import { feriadoCreate } from '../calendario/feriado.ts'
import { contratoCreate } from '../contratos/contrato.ts'
import { createOf } from '../convenios/convenio.ts'
import { EDIT_CONVENIO } from '../convenios/enderecos.ts'
import { tableOf } from '../convenios/familia.ts'
import { FAMILIAS } from '../convenios/familias.ts'
import { repasseCreate } from '../convenios/repasse.ts'
import { registroCorrigir } from '../diario/registro.ts'
import { documentoCreate } from '../documentos/documento.ts'
import { regraCreate } from '../documentos/regra.ts'
import { emendaCreate } from '../emendas/emenda.ts'
import { liquidacao, pleiteado } from '../medicoes/corpos.ts'
import { pagamentoCreate } from '../medicoes/registros.ts'
import { lancamentoCreate } from '../orcamento/lancamento.ts'
import { opcaoCreate } from '../orcamento/opcao.ts'
import { paralisacaoCreate } from '../paralisacoes/paralisacao.ts'
import { pcaCreate } from '../pca/pca.ts'
import { arquivamento } from '../projetos/arquivamento.ts'
import { projetoUpdate } from '../projetos/projeto.ts'
import { itemInput } from '../quantitativos/item.ts'
import { recebimentoCreate } from '../recebimentos/recebimento.ts'
import { secretariaCreate } from '../secretarias/secretaria.ts'
import { servicoCreate } from '../servicos/servico.ts'
import { labelsOf } from '../shared/labels.ts'
import { usuarioCreate } from '../usuarios/usuario.ts'

/** A record whose texts are looked through: what it is, what its fields are called, and where it is mended. */
export interface Guardado {
  readonly titulo: string
  readonly body: () => z.ZodMiniType
  /** Where `$id` is the number of the record, or of the one that has the page (`dono`). */
  readonly pagina: string
  readonly dono?: string
  /** Only those who may change it have the page. */
  readonly soAdmin?: true
}

const PROJETO = '/viewprojetocompleto/$id'

export const GUARDADOS: Readonly<Record<string, Guardado>> = {
  projetos: { titulo: 'Projeto', body: () => projetoUpdate, pagina: PROJETO },
  etapas: { titulo: 'Etapa de projeto', body: () => projetoUpdate, pagina: PROJETO, dono: 'projeto_id' },
  contratos: { titulo: 'Contrato', body: () => contratoCreate, pagina: '/contratos/$id' },
  aditivos: { titulo: 'Aditivo', body: () => termo, pagina: '/aditivos/$id' },
  ...Object.fromEntries(
    FAMILIAS.map((familia) => [
      tableOf(familia),
      {
        get titulo() {
          return `Convênio ${familia.label}`
        },
        body: () => createOf(familia),
        pagina: EDIT_CONVENIO[familia.key],
        soAdmin: true,
      },
    ]),
  ),
  // Which agreement it is of, five columns say.
  repasses: { titulo: 'Repasse de convênio', body: () => repasseCreate, pagina: '/convenios' },
  emendas: { titulo: 'Emenda parlamentar', body: () => emendaCreate, pagina: '/emendas/$id' },
  servicos: {
    titulo: 'Serviço',
    body: () => servicoCreate,
    pagina: '/detalhesexecucao/$id',
    dono: 'projeto_id',
  },
  paralisacoes: { titulo: 'Paralisação', body: () => paralisacaoCreate, pagina: PROJETO, dono: 'id_projeto' },
  quantitativos_itens: {
    titulo: 'Item da planilha orçamentária',
    body: () => itemInput,
    pagina: '/contratos/$id/planilha',
    dono: 'contrato_id',
  },
  medicoes: { titulo: 'Boletim de medição', body: () => liquidacao, pagina: '/medicoes/$id' },
  medicoes_itens: { titulo: 'Item medido', body: () => pleiteado, pagina: '/medicoes/$id' },
  medicoes_pagamentos: {
    titulo: 'Pagamento',
    body: () => pagamentoCreate,
    pagina: '/medicoes/$id',
    dono: 'medicao_id',
  },
  recebimentos: {
    titulo: 'Termo de recebimento',
    body: () => recebimentoCreate,
    pagina: '/contratos/$id/recebimento',
    dono: 'contrato_id',
  },
  diario: {
    titulo: 'Foto do diário',
    body: () => registroCorrigir,
    pagina: '/diario/$id',
    dono: 'projeto_id',
  },
  documentos: {
    titulo: 'Documento',
    body: () => documentoCreate,
    pagina: '/documentos/$id',
    dono: 'projeto_id',
  },
  checklist_regras: {
    titulo: 'Item do checklist',
    body: () => regraCreate,
    pagina: '/checklist/$id',
    soAdmin: true,
  },
  lancamentos_bairros: {
    titulo: 'Projeto por bairro',
    body: () => lancamentoBairroCreate,
    pagina: '/editprojetobairro/$id',
    soAdmin: true,
  },
  orcamento: { titulo: 'Dotação', body: () => lancamentoCreate, pagina: '/editorcamento/$id', soAdmin: true },
  opcoes_orcamento: {
    titulo: 'Opção do orçamento',
    body: () => opcaoCreate,
    pagina: '/opcoesorcamento/$id',
    soAdmin: true,
  },
  pca: { titulo: 'Item do PCA', body: () => pcaCreate, pagina: '/editpca/$id', soAdmin: true },
  secretarias: {
    titulo: 'Secretaria',
    body: () => secretariaCreate,
    pagina: '/editsecretaria/$id',
    soAdmin: true,
  },
  usuarios: { titulo: 'Usuário', body: () => usuarioCreate, pagina: '/usuarios/$id', soAdmin: true },
  feriados: { titulo: 'Feriado', body: () => feriadoCreate, pagina: '/calendario/$id', soAdmin: true },
}

/** What no form of the record itself has. */
const OUTROS: Readonly<Record<string, string | undefined>> = {
  arquivado_motivo: labelsOf(arquivamento).motivo,
  nome: 'Nome da etapa',
}

/** What a column is called in the form of its record; calls may spell it with a capital. */
export function campoLabel({ body }: Guardado, coluna: string): string {
  const labels = labelsOf(body())
  const name = Object.keys(labels).find((campo) => campo.toLowerCase() === coluna)
  return labels[name ?? ''] ?? OUTROS[coluna] ?? coluna
}
