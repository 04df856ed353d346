import { imagePath, type Secretaria, TIPO_LABELS } from '@paco/domain/secretarias/secretaria'
import { formatDay } from '@paco/domain/shared/days'
import { UserRound } from 'lucide-react'
import { Card } from '../ui/card.tsx'
import shared from '../ui/theme/shared.module.css'
import classes from './perfil-card.module.css'

/** Who heads a department: the portrait large, and what is known of them. */
export function PerfilCard({ secretaria }: { secretaria: Secretaria }) {
  const { nomesecretaria, secretario, formacao, dataregistro, imagem, tipo, nome_oficial } = secretaria
  return (
    <Card>
      <div className={`${shared.wrap} ${classes.profile}`}>
        {imagem === null ? (
          <div className={`${shared.rigid} ${shared.gap4} ${shared.sunken} ${classes.portrait}`}>
            <UserRound size={96} strokeWidth={1} aria-hidden />
            <span className={shared.size13}>Sem foto</span>
          </div>
        ) : (
          <img
            className={`${shared.rigid} ${shared.gap4} ${shared.sunken} ${classes.portrait}`}
            src={imagePath(imagem)}
            alt={secretario ? `Retrato de ${secretario}` : `Imagem de ${nomesecretaria}`}
            width={280}
            height={280}
          />
        )}
        <div className={`${shared.shrinks} ${classes.words}`}>
          <p className={`${shared.blue} ${shared.strong} ${shared.wraps}`}>{nomesecretaria}</p>
          <h2 className={`${shared.wraps} ${classes.name}`}>{secretario ?? 'Secretário não informado'}</h2>
          <dl className={classes.facts}>
            <dt className={shared.size13}>Formação</dt>
            <dd>{formacao ?? '-'}</dd>
            <dt className={shared.size13}>{TIPO_LABELS[tipo]}</dt>
            <dd>{nome_oficial ?? nomesecretaria}</dd>
            <dt className={shared.size13}>Data de registro</dt>
            <dd>{dataregistro === null ? '-' : formatDay(dataregistro)}</dd>
          </dl>
        </div>
      </div>
    </Card>
  )
}
