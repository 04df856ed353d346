import { ParadasCard } from '../importacoes/paradas-card.tsx'
import parts from '../ui/data/parts.module.css'
import { PageHeader } from '../ui/page-header.tsx'
import words from '../ui/theme/words.module.css'
import { AgoraSection } from './agora-section.tsx'
import { CopiasCard } from './copias-card.tsx'
import { InstalacaoCard } from './instalacao-card.tsx'
import { LentasCard } from './lentas-card.tsx'
import { MedidasSection } from './medidas-section.tsx'

/** '/sistema': how the installation fares, for those who look after it. A card each asks for what it shows. */
export function SistemaPage() {
  return (
    <>
      <PageHeader title="Sistema" lead="O que está no ar, desde quando e como vai." />
      <div className={`${parts.measured} ${words.below16}`}>
        <div className={`${parts.pair} ${words.start}`}>
          <InstalacaoCard />
          <ParadasCard />
        </div>
        <div className={words.above16}>
          <CopiasCard />
        </div>
      </div>
      <MedidasSection />
      <AgoraSection />
      <div className={words.above16}>
        <LentasCard />
      </div>
    </>
  )
}
