import { useParams } from '@tanstack/react-router'
import { PcaPage } from '../../../transparencia/pca-page.tsx'

/** The plan of the year that the address names. */
export const PcaAnoScreen = () => <PcaPage ano={useParams({ strict: false }).id} />
