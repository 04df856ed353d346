import { ETAPAS, SITUACOES } from '../etapas/etapa.ts'
import type { Projeto, ProjetoCreate } from './projeto.ts'

const MARK = ' (cópia)'
const LONGEST_NAME = 300

/**
 * What a project like this one begins with: what was planned, under a name of its own. What happened to the first one
 * stays its own: situations, actual dates, baseline, money, links.
 */
export function copiaOf(projeto: Projeto): Partial<ProjetoCreate> {
  const etapas = ETAPAS.flatMap(({ numero }) => [
    [`etapa${numero}`, projeto[`etapa${numero}`]],
    [`datainicioetapa${numero}`, projeto[`datainicioetapa${numero}`]],
    [`datafimetapa${numero}`, projeto[`datafimetapa${numero}`]],
    [`prazoetapa${numero}`, projeto[`prazoetapa${numero}`]],
    [`situacaoetapa${numero}`, SITUACOES[0]],
  ])
  return {
    ...Object.fromEntries(etapas),
    nomeprojeto: `${projeto.nomeprojeto.slice(0, LONGEST_NAME - MARK.length)}${MARK}`,
    id_secretaria: projeto.id_secretaria,
    descricao: projeto.descricao,
    ano: projeto.ano,
    valor: projeto.valor,
    gestorprojeto: projeto.gestorprocesso,
    natureza: projeto.natureza,
    programa: projeto.programa,
    endereco: projeto.endereco,
    descricao_publica: projeto.descricao_publica,
    fora_do_pca: projeto.fora_do_pca,
  }
}
