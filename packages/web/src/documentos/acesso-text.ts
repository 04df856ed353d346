import { isRetido } from '@paco/domain/arquivos/verificacao'
import { type Acesso, FUNDAMENTO_LABELS } from '@paco/domain/documentos/acesso'
import type { Documento } from '@paco/domain/documentos/documento'
import { type Day, formatDay } from '@paco/domain/shared/days'
import type { Tone } from '../ui/status-pill.tsx'

type Guardado = Pick<
  Documento,
  'acesso' | 'publico_desde' | 'restrito_base' | 'restrito_ate' | 'situacao' | 'entidade' | 'versao_atual'
>

/** What is held back is nobody's outside, whatever its rule says. */
const RETIDO = { pendente: 'Público só depois do antivírus', suspeito: 'Fora do público' } as const

/** What is still to happen before everyone may read it. */
const ESPERA: Record<Acesso, string> = {
  publico: 'Será público quando o registro for aprovado',
  publico_apos_edital: 'Será público a partir do edital',
  publico_apos_homologacao: 'Será público a partir da homologação',
  sigiloso_ate_resultado: 'Sigiloso até o resultado da licitação',
  publico_sem_dados_bancarios: 'Será público com a versão sem dados bancários',
  restrito: 'Restrito à secretaria e ao controle',
}

/** Who may read it, since or until when, in words. */
export function acessoText(documento: Guardado, today: Day): { tone: Tone; text: string } {
  const { acesso, publico_desde, restrito_base, restrito_ate, situacao, entidade, versao_atual } = documento
  const verificado = versao_atual?.arquivo.verificado
  if (situacao === 'sem_efeito') return { tone: 'late', text: 'Sem efeito' }
  if (restrito_base !== null && restrito_ate !== null && restrito_ate >= today)
    return {
      tone: 'wait',
      text: `Restrito até ${formatDay(restrito_ate)}: ${FUNDAMENTO_LABELS[restrito_base]}`,
    }
  if (publico_desde !== null) return { tone: 'ok', text: `Público desde ${formatDay(publico_desde)}` }
  if (acesso === 'publico' && verificado !== undefined && isRetido(verificado))
    return { tone: 'idle', text: RETIDO[verificado] }
  // The plan is read by those who have an account, and its papers with it.
  if (acesso === 'publico' && entidade === 'pca') return { tone: 'idle', text: 'Para quem tem conta' }
  return { tone: 'idle', text: ESPERA[acesso] }
}
