import { frozenText } from '@paco/domain/projetos/linha-base'
import { canCorrectBase } from '@paco/domain/projetos/policy'
import type { Projeto } from '@paco/domain/projetos/projeto'
import type { SessionUser } from '@paco/domain/shared/roles'
import { Link } from '@tanstack/react-router'
import { Notice } from '../../ui/notice.tsx'
import words from '../../ui/theme/words.module.css'
import { viewLink } from '../links.ts'
import classes from './base-notice.module.css'
import { frozenOf } from './linha-base-fields.ts'

/** Above an edit form: what is frozen, since when, why, and the way to change it. */
export function BaseNotice({ projeto, who }: { projeto: Projeto; who: SessionUser | null }) {
  const frozen = frozenOf(projeto)
  if (frozen === null) return null
  return (
    <div className={`${words.below16} ${classes.notice}`}>
      <Notice tone="info">
        <p>
          <strong>Linha de base {frozenText(frozen)}.</strong>
        </p>
        <p>
          O valor e as datas de fim já informadas só mudam por aditivo: use <strong>Solicitar Aditivo</strong>
          , no <Link {...viewLink(projeto.id)}>painel do projeto</Link>.{' '}
          {canCorrectBase(who)
            ? 'Para corrigir um erro de cadastro, altere o campo e escreva o motivo da correção.'
            : 'Datas de fim ainda vazias podem ser preenchidas.'}
        </p>
      </Notice>
    </div>
  )
}
