import { imagePath, type Secretaria, TIPO_LABELS } from '@paco/domain/secretarias/secretaria'
import { formatDay } from '@paco/domain/shared/days'
import { UserRound } from 'lucide-react'
import { Card } from '../ui/card.tsx'
import words from '../ui/theme/words.module.css'
import classes from './perfil-card.module.css'

/** Who heads a department: the portrait large, and what is known of them. */
export function PerfilCard({ secretaria }: { secretaria: Secretaria }) {
  const { nomesecretaria, secretario, formacao, dataregistro, imagem, tipo, nome_oficial } = secretaria
  return (
    <Card>
      <div className={`${words.wrap} ${classes.profile}`}>
        {imagem === null ? (
          <div className={`${words.rigid} ${words.gap4} ${words.sunken} ${classes.portrait}`}>
            <UserRound size={96} strokeWidth={1} aria-hidden />
            <span className={words.size13}>Sem foto</span>
          </div>
        ) : (
          <img
            className={`${words.rigid} ${words.gap4} ${words.sunken} ${classes.portrait}`}
            src={imagePath(imagem)}
            alt={secretario ? `Retrato de ${secretario}` : `Imagem de ${nomesecretaria}`}
            width={280}
            height={280}
          />
        )}
        <div className={`${words.shrinks} ${classes.words}`}>
          <p className={`${words.blue} ${words.strong} ${words.wraps}`}>{nomesecretaria}</p>
          <h2 className={`${words.wraps} ${classes.name}`}>{secretario ?? 'Secretário não informado'}</h2>
          <dl className={classes.facts}>
            <dt className={words.size13}>Formação</dt>
            <dd>{formacao ?? '-'}</dd>
            <dt className={words.size13}>{TIPO_LABELS[tipo]}</dt>
            <dd>{nome_oficial ?? nomesecretaria}</dd>
            <dt className={words.size13}>Data de registro</dt>
            <dd>{dataregistro === null ? '-' : formatDay(dataregistro)}</dd>
          </dl>
        </div>
      </div>
    </Card>
  )
}
