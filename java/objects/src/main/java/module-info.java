/** Plain Java objects as pack messages. */
module octavo.objects {
  requires jdk.unsupported; // makes objects of classes that have no constructor without arguments
  requires org.objectweb.asm;

  exports octavo.objects;
  exports octavo.objects.frame;
  exports octavo.objects.schema;

  // What generated classes, which are in their users' modules, refer to: no one else should.
  exports octavo.objects.emit;
  exports octavo.objects.model;
  exports octavo.objects.wire;
}
