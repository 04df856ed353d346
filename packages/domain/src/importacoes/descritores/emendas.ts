import { FUNCAO_CODES } from '../../emendas/dominios.ts'
import { emendaCreate, emendasList, emendaUpdate } from '../../emendas/emenda.ts'
import { MESSAGES } from '../../emendas/messages.ts'
import { canChangeEmenda, canChangeSomeEmenda, canMoveEmenda } from '../../emendas/policy.ts'
import { type Execucao, problemsOfExecucao } from '../../emendas/regras.ts'
import type { SessionUser } from '../../shared/roles.ts'
import { colunasDe, type Descritor, type Registro } from '../descritor.ts'
import { RECUSAS } from '../messages.ts'

const NENHUMA: Execucao = { valor_empenhado: null, valor_liquidado: null, valor_pago: null }

/** The same refusals that the calls make, told before anything is written. */
function recusa(who: SessionUser, valores: Registro, atual: Registro | null): string | null {
  const said = valores.id_secretaria as number | null | undefined
  const id_secretaria = (atual?.id_secretaria ?? said ?? who.id_secretaria) as number | null
  if (id_secretaria === null) return RECUSAS.semSecretaria
  if (!canChangeEmenda(who, { id_secretaria })) return atual ? MESSAGES.notYours : RECUSAS.outraSecretaria
  if (atual && said !== undefined && !canMoveEmenda(who)) return MESSAGES.cannotMove
  const [problem] = Object.values(problemsOfExecucao({ ...NENHUMA, ...atual, ...valores }))
  return problem ?? null
}

export const emendasDescritor: Descritor = {
  nome: emendasList.name,
  titulo: emendasList.title,
  colunas: colunasDe(emendasList.columns, emendaCreate, {
    numero: { nomes: ['Nº da emenda', 'Número da emenda', 'Emenda', 'Código da emenda'] },
    ano: { nomes: ['Exercício', 'Ano da emenda'] },
    esfera: { nomes: ['Origem', 'Ente'] },
    autor: { nomes: ['Autoria', 'Parlamentar', 'Autor da emenda', 'Nome do autor'] },
    partido: { nomes: ['Sigla do partido'] },
    tipo: { nomes: ['Tipo de emenda', 'Tipo da emenda', 'Modalidade'] },
    forma_repasse: { nomes: ['Forma', 'Forma de transferência', 'Modalidade de transferência'] },
    objeto: { nomes: ['Descrição', 'Finalidade', 'Objeto da emenda'] },
    funcao: { nomes: ['Função de governo', 'Área'], opcoes: FUNCAO_CODES, digitos: 2 },
    secretaria_nome: {
      campo: 'id_secretaria',
      busca: 'secretarias',
      nomes: ['Órgão', 'Pasta', 'Secretaria responsável', 'Unidade gestora'],
    },
    valor_previsto: { nomes: ['Valor previsto', 'Valor da emenda', 'Valor'] },
    valor_empenhado: { nomes: ['Valor empenhado'] },
    valor_liquidado: { nomes: ['Valor liquidado'] },
    valor_pago: { nomes: ['Valor pago', 'Valor realizado'] },
  }),
  create: () => emendaCreate,
  update: () => emendaUpdate,
  chave: ['id_secretaria', 'esfera', 'ano', 'numero'],
  secretaria: 'id_secretaria',
  podeImportar: canChangeSomeEmenda,
  recusa,
  nomeDe: ({ numero, ano, autor }) => `${numero}/${ano} · ${autor}`,
  travados: (who) => (canMoveEmenda(who) ? [] : ['id_secretaria']),
  exemplo: {
    secretaria_nome: 'Obras',
    numero: 'exemplo: apague esta linha',
    ano: 2026,
    esfera: 'estadual',
    autor: 'Deputada Exemplo',
    partido: 'ABC',
    tipo: 'individual',
    forma_repasse: 'convenio',
    objeto: 'Recapeamento de vias',
    funcao: '15',
    valor_previsto: 300000,
    valor_empenhado: 300000,
  },
}
