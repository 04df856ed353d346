import { createOf, listOf, updateOf } from '../../convenios/convenio.ts'
import type { Campo, Familia } from '../../convenios/familia.ts'
import { FAMILIAS } from '../../convenios/familias.ts'
import { canManageConvenios } from '../../convenios/policy.ts'
import type { Valor } from '../celula.ts'
import { colunasDe, type Descritor, type Leituras } from '../descritor.ts'

/** What cities call fields that several families share. */
const NOMES: Readonly<Record<string, readonly string[]>> = {
  objeto: ['Descrição', 'Obra', 'Projeto'],
  projeto: ['Objeto', 'Nome do projeto', 'Obra'],
  objeto_completo: ['Descrição completa', 'Objeto detalhado'],
  cp_dl_tp: ['Modalidade', 'Licitação'],
  contrato: ['Nº do contrato', 'Número do contrato'],
  numero_convenio: ['Convênio', 'Número do convênio', 'Nº convênio', 'Número', 'Termo'],
  numero_demanda: ['Demanda', 'Número da demanda'],
  ano: ['Exercício'],
  repasse: ['Valor do repasse', 'Valor de repasse', 'Valor repasse'],
  repasse_convenio: ['Valor do repasse', 'Valor de repasse', 'Valor repasse'],
  contrapartida: ['Valor da contrapartida'],
  contra_convenio: ['Valor da contrapartida'],
  valor_total: ['Total', 'Valor global'],
  assinatura_termo: ['Assinatura', 'Data de assinatura'],
  ass_termo: ['Assinatura', 'Data de assinatura'],
  vigencia_convenio: ['Convênio até', 'Fim da vigência', 'Vigência'],
  vigencia_contrato: ['Contrato até'],
  empresa: ['Contratada', 'Empresa contratada'],
  status: ['Situação'],
  natureza: ['Natureza do convênio', 'Tipo de transferência'],
  beneficiario: ['Entidade beneficiada', 'Convenente', 'Entidade', 'Favorecido'],
  beneficiario_cnpj: ['CNPJ', 'CNPJ da entidade', 'CNPJ do favorecido'],
}

const SAMPLES: Record<Campo['kind'], Valor> = {
  text: 'Exemplo',
  longtext: 'Exemplo',
  year: 2026,
  money: 250000,
  day: '2026-12-18',
  choice: 'repassa',
  cnpj: '11222333000181',
}

/** An agreement is told by its number and year; where a family has no such number, by its contract's. */
function chaveOf({ campos }: Familia): string[] {
  const has = (key: string) => campos.some((campo) => campo.key === key)
  return [has('numero_convenio') ? 'numero_convenio' : 'contrato', 'ano']
}

const leiturasOf = ({ campos }: Familia): Leituras =>
  Object.fromEntries(
    campos.map(({ key, curto, kind }) => [
      key,
      { nomes: [...(curto ? [curto] : []), ...(NOMES[key] ?? [])], ...(kind === 'cnpj' && { digitos: 14 }) },
    ]),
  )

function descritorDe(familia: Familia): Descritor {
  const list = listOf(familia)
  const [create, update] = [createOf(familia), updateOf(familia)]
  return {
    nome: list.name,
    get titulo() {
      return list.title
    },
    colunas: colunasDe(list.columns, create, leiturasOf(familia)),
    create: () => create,
    update: () => update,
    chave: chaveOf(familia),
    podeImportar: canManageConvenios,
    recusa: () => null,
    nomeDe: (registro) => String(registro[familia.titulo] ?? `Nº ${registro.id}`),
    exemplo: {
      ...Object.fromEntries(familia.campos.map(({ key, kind }) => [key, SAMPLES[kind]])),
      [familia.titulo]: 'Reforma da praça (exemplo: apague esta linha)',
    },
  }
}

/** One for each family of agreements, of its description. */
export const conveniosDescritores: readonly Descritor[] = FAMILIAS.map(descritorDe)
