import { marcadaText, marcasOf } from '@paco/domain/etapas/marca'
import type { Coordenada } from '@paco/domain/mapa/coordenada'
import { isObra } from '@paco/domain/projetos/natureza'
import { paralisadaText, semEvolucaoText } from '@paco/domain/projetos/paralisada'
import { canEditProjeto } from '@paco/domain/projetos/policy'
import { imagePath } from '@paco/domain/secretarias/secretaria'
import { formatMoney } from '@paco/domain/shared/money'
import type { SessionUser } from '@paco/domain/shared/roles'
import { Link } from '@tanstack/react-router'
import { hoje } from '../http/hoje.ts'
import { PATHS } from '../paths.ts'
import { viewLink } from '../projetos/links.ts'
import { ParalisadaChip } from '../projetos/paralisada-chip.tsx'
import { semEvolucaoMarks } from '../projetos/sem-evolucao-marks.ts'
import { Button } from '../ui/button.tsx'
import { Marks } from '../ui/marks.tsx'
import { StatusPill } from '../ui/status-pill.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './ponto-popup.module.css'
import type { Tones } from './pontos.ts'

interface PontoPopupProps {
  ponto: Coordenada
  tones: Tones
  who: SessionUser | null
  onMove: () => void
  onFoto: () => void
  onRemove: () => void
}

/** What the map tells of a project, and what this person may do with its point. */
export function PontoPopup({ ponto, tones, who, onMove, onFoto, onRemove }: PontoPopupProps) {
  const { id_projeto, natureza, nome_projeto, secretaria_nome, status, valor, imagem } = ponto
  const { etapas_marcadas, paralisacao, sem_evolucao_em } = ponto
  const still = semEvolucaoMarks(ponto, hoje())
  return (
    <div>
      {imagem === null ? null : (
        <img
          className={`${words.block} ${words.whole} ${classes.foto}`}
          src={imagePath(imagem)}
          alt={`Local do projeto ${nome_projeto}`}
          width={288}
          height={150}
        />
      )}
      <div className={`${shared.column} ${words.gap4} ${classes.text}`}>
        <p className={`${words.strong} ${words.wraps} ${classes.nome}`}>{nome_projeto}</p>
        <p className={shared.note}>{secretaria_nome}</p>
        <p className={`${shared.row} ${words.between} ${words.tabular} ${classes.facts}`}>
          <StatusPill tone={tones[status]}>{status}</StatusPill>
          <strong>{formatMoney(valor)}</strong>
        </p>
        {paralisacao === null ? null : (
          <p className={`${words.size12} ${classes.marcada}`}>
            <ParalisadaChip paralisacao={paralisacao} />
            <span>{paralisadaText(paralisacao, hoje())}</span>
          </p>
        )}
        {still.length > 0 && sem_evolucao_em !== null ? (
          <p className={`${words.size12} ${classes.marcada}`}>
            <Marks marks={still} />
            <span>{semEvolucaoText(sem_evolucao_em)}</span>
          </p>
        ) : null}
        {etapas_marcadas.map((etapa) => (
          <p key={etapa.numero} className={`${words.size12} ${classes.marcada}`}>
            <Marks marks={marcasOf([etapa])} />
            <span>{marcadaText(etapa)}</span>
          </p>
        ))}
        <p>
          <Link {...viewLink(id_projeto)} className={`${words.blue} ${words.medium}`}>
            Ver projeto
          </Link>
          {isObra(natureza) ? (
            <>
              {' · '}
              <Link
                to={PATHS.obraPublica}
                params={{ id: String(id_projeto) }}
                className={`${words.blue} ${words.medium}`}
              >
                Página da obra
              </Link>
            </>
          ) : null}
        </p>
      </div>
      {canEditProjeto(who, ponto) ? (
        <div className={`${words.wrap} ${words.between} ${words.ruled} ${classes.actions}`}>
          <Button variant="subtle" size="compact-sm" onClick={onMove}>
            Mover
          </Button>
          <Button variant="subtle" size="compact-sm" onClick={onFoto}>
            Foto
          </Button>
          <Button variant="subtle" size="compact-sm" color="red" onClick={onRemove}>
            Remover do mapa
          </Button>
        </div>
      ) : null}
    </div>
  )
}
