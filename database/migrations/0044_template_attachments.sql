-- Templates carry files beside images: what letters made from them have attached.

alter table messaging.template_image rename to template_resource;
alter table messaging.template_resource
  add column type text not null default 'Image' check (type in ('Image', 'Attachment'));
alter table messaging.template_resource alter column type drop default;
