import * as z from 'zod/mini'
import { canEditContrato } from '../../contratos/policy.ts'
import { canChangeSomeProjeto } from '../../projetos/policy.ts'
import { niveisOf, type TipoLinha, valorDaLinha } from '../../quantitativos/arvore.ts'
import { itemFields, itensQuantitativosList, LABELS, orNull } from '../../quantitativos/item.ts'
import { MESSAGES } from '../../quantitativos/messages.ts'
import { contada, quantitativosPlanilha } from '../../quantitativos/planilha.ts'
import { precoDaLinha } from '../../quantitativos/preco.ts'
import { REQUIRED } from '../../shared/errors.ts'
import * as fields from '../../shared/fields.ts'
import { labelled } from '../../shared/labels.ts'
import type { SessionUser } from '../../shared/roles.ts'
import type { Valor } from '../celula.ts'
import { type Achar, colunasDe, type Descritor, type Registro } from '../descritor.ts'
import { RECUSAS } from '../messages.ts'

/** What a group has none of. */
const DE_ITENS = [
  'tabela',
  'codigo_tabela',
  'unidade',
  'quantidade',
  'custo_unitario',
  'bdi',
  'preco_referencia',
  'preco_unitario',
] as const
/** A row with one of these is an item, whatever else it has. */
const FIGURAS = ['unidade', 'quantidade', 'custo_unitario', 'preco_unitario'] as const

/** A row with neither unit nor figures is a group: no sheet has a column that says it. */
export const tipoDaLinha = (linha: Registro): TipoLinha =>
  FIGURAS.every((name) => linha[name] === null || linha[name] === undefined) ? 'grupo' : 'item'

const own = {
  ...itemFields,
  codigo: itemFields.codigo.check(z.refine((codigo) => niveisOf(codigo) !== null, MESSAGES.badCode)),
  unidade: orNull(itemFields.unidade),
  quantidade: orNull(itemFields.quantidade),
}

/** Of an item unit and quantity are known. */
const isWhole = z.check<Registro>(({ value, issues }) => {
  if (tipoDaLinha(value) === 'grupo') return
  const lack = (name: 'unidade' | 'quantidade', message: string) => {
    if ((value[name] ?? null) === null)
      issues.push({ code: 'custom', message, path: [name], input: value[name] })
  }
  lack('unidade', REQUIRED)
  lack('quantidade', MESSAGES.invalidQuantity)
})

const { chave: _, tipo: __, ...ownLabels } = LABELS
const create = labelled(
  z.object({ id_contrato: fields.chosen('Informe o contrato.'), ...own }).check(isWhole),
  { id_contrato: 'Contrato', ...ownLabels },
  'quantitativos_itens',
)
const update = labelled(
  z.object({ ...own, versao: fields.versao }).check(isWhole),
  ownLabels,
  'quantitativos_itens',
)
/** A row as it is to be stored, but for its place among the others. */
export type LinhaImportadaDaPlanilha = z.output<typeof update>

/** No numbering is longer, with all that may stand around it. */
const LONGEST = 60

/** '1,1' of a cell that holds a number, '1.1.' and the '1.0' of groups are 1.1 and 1. */
const numbering = (codigo: Valor): Valor =>
  typeof codigo === 'string' && codigo.length <= LONGEST
    ? codigo
        .replace(/\s/g, '')
        .replaceAll(',', '.')
        .replace(/(\.0*)+$/, '')
    : codigo

/** Formulas leave zeros in the rows of groups, and a BDI or a table for all rows is none of theirs. */
function completar(valores: Readonly<Record<string, Valor>>): Record<string, Valor> {
  const { codigo } = valores
  const said: Record<string, Valor> = { ...valores }
  if (codigo !== undefined) said.codigo = numbering(codigo)
  const isGrupo = said.unidade === null && FIGURAS.every((name) => !said[name])
  const emptied = isGrupo ? DE_ITENS.filter((name) => said[name] !== undefined) : []
  return { ...said, ...Object.fromEntries(emptied.map((name) => [name, null])) }
}

const ownOf = (atual: Registro): Registro =>
  Object.fromEntries(Object.keys(own).map((name) => [name, atual[name] ?? null]))

/** The same refusals that the calls make, told before anything is written. */
function recusa(who: SessionUser, valores: Registro, atual: Registro | null, achar: Achar): string | null {
  const contrato = achar('contratos', Number(atual?.id_contrato ?? valores.id_contrato))?.contrato
  if (!contrato) return RECUSAS.semContrato
  if (!canEditContrato(who, contrato)) return MESSAGES.notYours
  return contrato.rascunho ? null : RECUSAS.semRascunho
}

const numberOf = (valor: unknown): number | null =>
  valor === null || valor === undefined || valor === '' ? null : Number(valor)

/** What a row is worth in the sheet that it comes into; a group has nothing of its own. */
function valorDe(linha: Registro, achar: Achar): number {
  const contas = achar('contratos', Number(linha.id_contrato))?.contrato?.rascunho
  if (!contas) return 0
  const { bdi, arredondamento } = contas
  const precos = {
    preco_unitario: numberOf(linha.preco_unitario),
    custo_unitario: numberOf(linha.custo_unitario),
    bdi: numberOf(linha.bdi),
  }
  const preco_unitario = precoDaLinha(precos, bdi, arredondamento)
  return valorDaLinha({ quantidade: numberOf(linha.quantidade), preco_unitario }, arredondamento)
}

/** The rows of the sheet that is being written. Which they are, their codes say: an approved one is not among them. */
export const quantitativosDescritor: Descritor = {
  nome: itensQuantitativosList.name,
  titulo: itensQuantitativosList.title,
  colunas: colunasDe(quantitativosPlanilha, create, {
    codigo: { nomes: ['Item', 'Nº', 'Nº do item', 'Numeração', 'Itemização'] },
    tabela: { nomes: ['Banco', 'Fonte', 'Base', 'Tabela', 'Referência', 'Origem'] },
    codigo_tabela: {
      nomes: ['Código', 'Cód.', 'Código SINAPI', 'Código da composição', 'Código do serviço', 'Composição'],
    },
    descricao: {
      nomes: [
        'Descrição',
        'Descrição do serviço',
        'Descrição dos serviços',
        'Discriminação',
        'Discriminação dos serviços',
        'Especificação',
        'Serviço',
        'Serviços',
      ],
    },
    unidade: { nomes: ['Und', 'Un', 'Unid', 'Unidade de medida'] },
    quantidade: { nomes: ['Quant', 'Qtd', 'Qtde', 'Qtdade', 'Quantitativo'] },
    custo_unitario: {
      nomes: [
        'Custo unit',
        'Valor unit',
        'Valor unitário',
        'Valor unit sem BDI',
        'Valor unitário sem BDI',
        'Preço unitário sem BDI',
        'Preço unit s/ BDI',
        'Custo unitário sem BDI',
        'Unitário sem BDI',
      ],
    },
    bdi: { nomes: ['BDI', 'BDI do item'] },
    preco_unitario: {
      nomes: [
        'Preço unit',
        'Valor unit com BDI',
        'Valor unitário com BDI',
        'Preço unitário com BDI',
        'Preço unit c/ BDI',
        'Custo unitário com BDI',
        'Unitário com BDI',
      ],
      semSoma: true,
    },
    preco_referencia: { nomes: ['Preço referencial', 'Valor de referência'], semSoma: true },
    contrato: {
      campo: 'id_contrato',
      busca: 'contratos',
      nomes: ['Nº do contrato', 'Número do contrato', 'Contrato nº'],
    },
  }),
  create: () => create,
  update: () => update,
  chave: ['id_contrato', 'codigo'],
  dono: 'contrato',
  podeImportar: canChangeSomeProjeto,
  recusa,
  nomeDe: ({ codigo, descricao }) => `${codigo} · ${descricao}`,
  completar,
  exportado: (registro) => contada(registro as never, registro.contas as never),
  // A row is stored as a whole: of what the sheet does not say, as it was.
  montar: ({ id_contrato, ...valores }, atual) =>
    atual ? { ...ownOf(atual), ...valores } : { id_contrato, ...valores },
  contado: {
    campo: 'valor',
    label: 'Total',
    nomes: [
      'Total com BDI',
      'Total c/ BDI',
      'Preço total com BDI',
      'Preço total c/ BDI',
      'Valor total com BDI',
      'Valor total c/ BDI',
      'Custo total com BDI',
      'Preço total',
      'Valor total',
      'Total',
      'Total geral',
      'Total do item',
      'Valor',
    ],
    valor: valorDe,
  },
  exemplo: {
    codigo: '99',
    tabela: 'SINAPI',
    codigo_tabela: '100576',
    descricao: 'Regularização do subleito (exemplo: apague esta linha)',
    unidade: 'm²',
    quantidade: 5000,
    custo_unitario: 2.31,
    bdi: 23.54,
    preco_unitario: 2.85,
  },
}
