import { DocumentosDoProjeto } from '../../../documentos/checklist/checklist-page.tsx'
import { ProjetoBack } from '../projetos/projeto-back.tsx'
import { ProjetoFrame } from '../projetos/projeto-frame.tsx'

/** A project's documents, stage by stage; to strangers those that are public. */
export const DocumentosProjetoScreen = () => (
  <ProjetoFrame aba="Documentos" title="Documentos" back={<ProjetoBack />}>
    {(projeto, who) => <DocumentosDoProjeto key={projeto.id} projeto={projeto} who={who} />}
  </ProjetoFrame>
)
