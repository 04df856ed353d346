-- When the recovery codes of somebody's second factor were drawn: ten in the place of ten would not be seen in the trail.
alter table segundo_fator add column codigos_em timestamptz;
