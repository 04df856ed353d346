import * as z from 'zod/mini'
import {
  type Contrato,
  contratoCreate,
  contratosList,
  contratosPlanilha,
  contratoUpdate,
  LABELS,
} from '../../contratos/contrato.ts'
import { isEncerrado, PREPARACAO, SITUACOES_CONTRATO } from '../../contratos/dominios.ts'
import { MESSAGES } from '../../contratos/messages.ts'
import { canEditContrato, canMoveContrato } from '../../contratos/policy.ts'
import {
  type Assinado,
  CONGELADOS,
  mudancasDoAssinado,
  problemsOfTermos,
  type Termos,
} from '../../contratos/regras.ts'
import { canChangeSomeProjeto, canEditProjeto } from '../../projetos/policy.ts'
import { labelled } from '../../shared/labels.ts'
import type { SessionUser } from '../../shared/roles.ts'
import type { Valor } from '../celula.ts'
import { type Achar, colunasDe, type Descritor, type Registro } from '../descritor.ts'
import { RECUSAS } from '../messages.ts'
import { idsOf, idsText } from '../nomeado.ts'

/** '45/2026' in one column says number and year. */
const labels = { ...LABELS, numero_ano: 'Contrato' }
/** Each row is written from its own version. */
const update = labelled(z.omit(contratoUpdate, { versao: true }), LABELS, 'contratos')
const create = labelled(
  z.extend(contratoCreate, { numero_ano: z.optional(z.unknown()) }),
  labels,
  'contratos',
)

function completar({ numero_ano, ...valores }: Readonly<Record<string, Valor>>): Record<string, Valor> {
  if (valores.numero !== undefined || !numero_ano) return valores
  const [, numero, ano] = /^(.+?)\s*\/\s*(\d{4})$/.exec(String(numero_ano)) ?? []
  return numero === undefined
    ? { ...valores, numero: numero_ano }
    : { ...valores, numero, ano: valores.ano ?? Number(ano) }
}

const PESSOAS = ['fiscal_titular', 'fiscal_substituto', 'gestor'] as const
const NO_TERMOS = {
  situacao: PREPARACAO,
  assinatura: null,
  ordem_inicio: null,
  prazo_dias: null,
  vigencia_fim: null,
  encerrado_em: null,
  recebido_provisorio_em: null,
  recebido_definitivo_em: null,
}
/** Whether a day is still to come is asked when it is written. */
const NO_TODAY = '9999-12-31'

/** What a row makes of what was signed, as the rules look at it. */
const assinadoOf = (registro: Registro): Assinado =>
  ({ ...registro, regime: Number(registro.regime), projetos: idsOf(registro.projetos) }) as never

/**
 * A sheet changes only what can be taken back: what a signature, a project joined to a signed contract or an end fixes is
 * neither made nor undone by it.
 */
function refusalOfAssinado(valores: Registro, atual: Registro): string | null {
  const [before, after] = [assinadoOf(atual), assinadoOf({ ...atual, ...valores })]
  const fixed = [...mudancasDoAssinado(before, after), ...mudancasDoAssinado(after, before)]
  const names = new Set(fixed.map(({ campo }) => LABELS[campo as keyof typeof LABELS].toLowerCase()))
  return names.size === 0 ? null : RECUSAS.assinado([...names].join(', '))
}

function refusalOfTermos(registro: Registro): string | null {
  const [problem] = Object.entries(problemsOfTermos(registro as never as Termos, NO_TODAY))
  return problem ? `${LABELS[problem[0] as keyof typeof LABELS]}: ${problem[1]}` : null
}

/** The same refusals that the calls make, told before anything is written. */
function recusa(who: SessionUser, valores: Registro, atual: Registro | null, achar: Achar): string | null {
  const said = valores.id_secretaria as number | null | undefined
  const id_secretaria = (atual?.id_secretaria ?? said ?? who.id_secretaria) as number | null
  if (id_secretaria === null) return RECUSAS.semSecretaria
  if (!canEditContrato(who, { id_secretaria })) return atual ? MESSAGES.notYours : RECUSAS.outraSecretaria
  if (atual && said !== undefined && !canMoveContrato(who)) return MESSAGES.cannotMove
  if (atual && PESSOAS.some((name) => valores[name] !== undefined && atual[`${name}_id`] != null))
    return RECUSAS.pessoa
  const joined = idsOf(valores.projetos).filter((id) => !idsOf(atual?.projetos).includes(id))
  const projetos = joined.map((id) => achar('projetos', id)?.projeto)
  if (!projetos.every((projeto) => projeto && canEditProjeto(who, projeto))) return MESSAGES.notYourProjeto
  const refused = refusalOfTermos({ ...NO_TERMOS, ...atual, ...valores })
  return refused ?? (atual ? refusalOfAssinado(valores, atual) : null)
}

/** What a signature or an end fixed, who is a person of the system, and the department for those who may not move it. */
function travados(who: SessionUser, atual: Registro): string[] {
  const { assinatura, situacao } = atual as Contrato
  return [
    'assinatura',
    ...(assinatura === null ? [] : ['projetos', ...CONGELADOS]),
    ...(isEncerrado(situacao) ? ['situacao'] : []),
    ...PESSOAS.filter((name) => atual[`${name}_id`] != null),
    ...(canMoveContrato(who) ? [] : ['id_secretaria']),
  ]
}

export const contratosDescritor: Descritor = {
  nome: contratosList.name,
  titulo: contratosList.title,
  colunas: colunasDe(contratosPlanilha, create, {
    numero_ano: { nomes: ['Nº do contrato', 'Número do contrato', 'Contrato nº', 'Nº contrato'] },
    empresa: { nomes: ['Contratada', 'Empresa', 'Fornecedor', 'Razão social'] },
    cnpj: { nomes: ['CNPJ da contratada', 'CNPJ/CPF'], digitos: 14 },
    objeto: { nomes: ['Objeto do contrato', 'Descrição'] },
    secretaria_nome: {
      campo: 'id_secretaria',
      busca: 'secretarias',
      nomes: ['Órgão', 'Unidade', 'Pasta', 'Unidade gestora'],
    },
    assinatura: { nomes: ['Data de assinatura', 'Data da assinatura', 'Assinado em'] },
    vigencia_fim: { nomes: ['Vigência', 'Término da vigência', 'Vencimento', 'Vigência até'] },
    valor_inicial: { nomes: ['Valor', 'Valor do contrato', 'Valor contratado', 'Valor global'] },
    situacao: { nomes: ['Status'], opcoes: SITUACOES_CONTRATO },
    processo: { nomes: ['Processo administrativo', 'Nº do processo'] },
    fiscal_titular: { nomes: ['Fiscal', 'Fiscal do contrato'] },
    pncp_numero: { nomes: ['PNCP'] },
    regime: { nomes: ['Regime'] },
    ordem_inicio: { nomes: ['OIS', 'Ordem de serviço', 'Início'] },
    prazo_dias: { nomes: ['Prazo', 'Prazo de execução'] },
    gestor: { nomes: ['Gestor'] },
    projetos: { busca: 'projetos', varios: true, nomes: ['Projeto', 'Obra', 'Obras'] },
  }),
  create: () => create,
  update: () => update,
  chave: ['id_secretaria', 'numero', 'ano'],
  secretaria: 'id_secretaria',
  podeImportar: canChangeSomeProjeto,
  recusa,
  nomeDe: ({ numero_ano, empresa }) => `${numero_ano} · ${empresa}`,
  travados,
  completar,
  achatar: (registro) => ({
    ...registro,
    projetos: idsText((registro as Contrato).projetos.map(({ id }) => id)),
  }),
  montar: ({ projetos, ...valores }) =>
    projetos === undefined ? valores : { ...valores, projetos: idsOf(projetos) },
  exemplo: {
    secretaria_nome: 'Obras',
    numero: 'exemplo: apague esta linha',
    ano: 2026,
    objeto: 'Reforma da praça central',
    empresa: 'Construtora Exemplo Ltda.',
    cnpj: '11222333000181',
    valor_inicial: 350000,
    situacao: PREPARACAO,
    regime: 2,
    prazo_dias: 180,
  },
}
