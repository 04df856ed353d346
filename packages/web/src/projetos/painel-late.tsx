import classes from './painel.module.css'
import { lateText, type StageView } from './painel-stages.ts'

/** What is late and by how much, before everything else. */
export function LateStages({ stages }: { stages: readonly StageView[] }) {
  const late = stages.filter(({ estado }) => estado === 'Atrasado')
  const [only] = late
  if (!only) return null
  return (
    <div className={classes.late} role="alert">
      {late.length === 1 ? (
        <p>
          <b>Etapas atrasadas:</b> {lateText(only)}.
        </p>
      ) : (
        <>
          <p>
            <b>Etapas atrasadas:</b>
          </p>
          <ul>
            {late.map((stage) => (
              <li key={stage.numero}>{lateText(stage)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
